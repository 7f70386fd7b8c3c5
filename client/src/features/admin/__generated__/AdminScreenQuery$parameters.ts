/**
 * @generated SignedSource<<50b64623299b318cdbbd834ef4245a82>>
 * @relayHash 86f99927c8921cadf8990da1eb402290
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43ce98bc78c5501d6c2cac86b2ea20f786c4ff6af8a5265c4b29478c3fdad1ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43ce98bc78c5501d6c2cac86b2ea20f786c4ff6af8a5265c4b29478c3fdad1ab",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
