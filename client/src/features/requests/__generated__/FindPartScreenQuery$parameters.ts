/**
 * @generated SignedSource<<a32862714c55d71f47fb97e9946f25e5>>
 * @relayHash cf7d2e595d22d675cff67f061c739e92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1352ae17be87475fe0436c5433a17bbd2b613aea84b092eac0506fd6dd36068d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1352ae17be87475fe0436c5433a17bbd2b613aea84b092eac0506fd6dd36068d",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
