/**
 * @generated SignedSource<<e2c2c43183303273c2f81d5e4e6c4abd>>
 * @relayHash 4cb754b98c7eb8b099cb49866be3f2aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7526e2ef08f83337bf8d71539aa6dc574ad954b097e1697907caeec5aab6d513

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7526e2ef08f83337bf8d71539aa6dc574ad954b097e1697907caeec5aab6d513",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
