/**
 * @generated SignedSource<<26a053797835a7f4ae257ddfa68036b4>>
 * @relayHash 544da083b70bb35b21b5cbfb23a3868f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83d59038d1190741ada129c0f07aed6ab12e716c25e4a3794978440721b3c004

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83d59038d1190741ada129c0f07aed6ab12e716c25e4a3794978440721b3c004",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
