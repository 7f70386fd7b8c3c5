/**
 * @generated SignedSource<<3cd2eaf0880d37da838940dc8fa83f04>>
 * @relayHash 22ffa246c7bdbbf4f3f6384289d4f5e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70dcdc33c10b47e579eea21877b3cec7968224b7d4cb78790ba98696c7c17d0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70dcdc33c10b47e579eea21877b3cec7968224b7d4cb78790ba98696c7c17d0e",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
