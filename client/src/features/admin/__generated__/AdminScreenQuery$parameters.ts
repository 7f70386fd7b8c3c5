/**
 * @generated SignedSource<<b1a1ec44d81cfe08a580fc4f7173bd90>>
 * @relayHash 1939c1f83721aefc68958676fba594e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9142c37322b61faac32d474e1706b30385a2c13423695b25dab8abe9492e886

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9142c37322b61faac32d474e1706b30385a2c13423695b25dab8abe9492e886",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
