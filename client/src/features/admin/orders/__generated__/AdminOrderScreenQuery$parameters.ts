/**
 * @generated SignedSource<<a24fa50541485af19b91dcb77ce041ea>>
 * @relayHash 7f32771a5614e68fb15201944bbb1df0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14b973cc6d4ac18631e326b528f053886a317fec56af753208a470ced5bf0e9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderScreenQuery } from './AdminOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14b973cc6d4ac18631e326b528f053886a317fec56af753208a470ced5bf0e9a",
    "metadata": {},
    "name": "AdminOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
