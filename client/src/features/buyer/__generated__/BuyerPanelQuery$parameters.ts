/**
 * @generated SignedSource<<86d51fa72f2108959acfab3761187d1e>>
 * @relayHash 0885c638ba6cec9a25480859dbc90156
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd2124ab4bd715c944769e3ed301b741710128e7c43c67d85b54ce38967ac7fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd2124ab4bd715c944769e3ed301b741710128e7c43c67d85b54ce38967ac7fd",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
