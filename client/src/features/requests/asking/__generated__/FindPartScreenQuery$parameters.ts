/**
 * @generated SignedSource<<09ec20c1b51242a707036153aa719ba8>>
 * @relayHash d86858adacf4a21741974333777005db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 292572f23deb52f12371a44125f56bbe53002907618f139b6f0c2297a11fce01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "292572f23deb52f12371a44125f56bbe53002907618f139b6f0c2297a11fce01",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
