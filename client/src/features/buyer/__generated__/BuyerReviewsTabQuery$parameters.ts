/**
 * @generated SignedSource<<6de0f737919e59fec6e91de1c04a94f0>>
 * @relayHash f8a8b3240b501795b944be485b9197cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9b620854b128eeb7395d74cb79c99389d0672f09f25a5ffd914b2a26d54c6e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerReviewsTabQuery } from './BuyerReviewsTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerReviewsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9b620854b128eeb7395d74cb79c99389d0672f09f25a5ffd914b2a26d54c6e0",
    "metadata": {},
    "name": "BuyerReviewsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
