/**
 * @generated SignedSource<<3c0e56673723177ec5b99ac91a7f5902>>
 * @relayHash 19ddaa77b2dbb845f051b0a8c32c71ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 878c21eb64be7b5c59b4f51839efbeceaa479d0bf2c542a108c2ecc20388c369

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnRequestsTabQuery } from './OwnRequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<OwnRequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "878c21eb64be7b5c59b4f51839efbeceaa479d0bf2c542a108c2ecc20388c369",
    "metadata": {},
    "name": "OwnRequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
