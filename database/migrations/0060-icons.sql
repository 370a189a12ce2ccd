-- Which small picture stands in an organisation's browser tab, and on a phone's home screen?

-- As it was given (SVG or PNG), and as a PNG of 512 × 512 for phones, which show no SVG there.
alter table organisations add column icon_hash text references organisation_pictures;
alter table organisations add column icon_png_hash text references organisation_pictures;
alter table organisations add check ((icon_hash is null) = (icon_png_hash is null));
