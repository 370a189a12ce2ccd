// Public API rows of the news, and the admin rows of pictures and attachments.

import { serve } from '#platform/serve.server.ts'
import { newsApi } from './contract/api.ts'
import { newsPicturesApi } from './contract/picture-rows.ts'
import { readArticle, readCategories, readNews } from './operations/articles.server.ts'
import {
  addPicture,
  attachDocuments,
  changePicture,
  orderPictures,
  readPicture,
  removePicture,
} from './operations/pictures.server.ts'

export const news = [
  ...serve(newsApi, {
    news: readNews,
    newsCategories: async (ctx) => ({ data: await readCategories(ctx) }),
    article: readArticle,
  }),
  ...serve(newsPicturesApi, {
    articlePicture: readPicture,
    addArticlePicture: addPicture,
    changeArticlePicture: changePicture,
    removeArticlePicture: removePicture,
    orderArticlePictures: orderPictures,
    attachToArticle: attachDocuments,
  }),
]
