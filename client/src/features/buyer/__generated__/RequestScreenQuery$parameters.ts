/**
 * @generated SignedSource<<4ddd7afb1c7c15d0cc93de6973161925>>
 * @relayHash a460b738646927c4f703fed5429f1acb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6aed821cbffdf18d02c0ede7b11b638940d7407fcb410d3c7ff5b365c6a654b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6aed821cbffdf18d02c0ede7b11b638940d7407fcb410d3c7ff5b365c6a654b8",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
