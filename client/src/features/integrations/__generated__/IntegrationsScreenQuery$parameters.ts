/**
 * @generated SignedSource<<a2fa8f17c21e60e60403a1baeb403d19>>
 * @relayHash 9af1934e791bc98cddf718c32a17677c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18190ca66fbe9625da177e8ef31897a3fe7b06aa3aff69184008ca50664cb292

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18190ca66fbe9625da177e8ef31897a3fe7b06aa3aff69184008ca50664cb292",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
