// How do the rows of the news answer?

import { serve } from '#platform/serve.server.ts'
import { newsApi } from './contract/api.ts'
import { newsOfficeApi } from './contract/office.ts'
import { newsPicturesApi } from './contract/picture-rows.ts'
import { readArticle, readCategories, readNews } from './operations/articles.server.ts'
import {
  correctArticle,
  countStates,
  enterArticle,
  moves,
  readOfficeArticle,
  readOfficeList,
} from './operations/office.server.ts'
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
  ...serve(newsOfficeApi, {
    listArticles: readOfficeList,
    countArticles: countStates,
    readOfficeArticle,
    addArticle: enterArticle,
    changeArticle: correctArticle,
    publishArticle: moves.publish,
    expireArticle: moves.expire,
    withdrawArticle: moves.withdraw,
    draftArticle: moves.draft,
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
