-- What becomes of cells typed for Preeti in a file that a job writes: 'convert' takes their text in Unicode, 'keep' leaves them; null without any.

alter table import_runs add preeti text check (preeti in ('convert', 'keep'));
