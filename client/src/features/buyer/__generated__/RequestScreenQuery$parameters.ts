/**
 * @generated SignedSource<<a8d5177b05b760989b3769dee5bbccc8>>
 * @relayHash 0450d28e9dc71becdebe842ccf2d86bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4a2dcd8f841a92841ab0420ebac1acaa2d0474e1c09c39f7cd1e004d29ae7ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4a2dcd8f841a92841ab0420ebac1acaa2d0474e1c09c39f7cd1e004d29ae7ba",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
