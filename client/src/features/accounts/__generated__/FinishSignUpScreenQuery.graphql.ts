/**
 * @generated SignedSource<<25842085644c67277717eef94a402e3e>>
 * @relayHash f3317c617b22d3a3d242569d219851e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab8c908fb2497cdf325aec372500d3f20d30b636c1a4a0da0028e9b8c16db1c6

import type { ConcreteRequest } from 'relay-runtime';
export type IdentityVendor = "FACEBOOK" | "GOOGLE" | "%future added value";
export type FinishSignUpScreenQuery$variables = Record<PropertyKey, never>;
export type FinishSignUpScreenQuery$data = {
  readonly externalReturn: {
    readonly name: string | null | undefined;
    readonly statedEmail: string | null | undefined;
    readonly vendor: IdentityVendor;
  } | null | undefined;
};
export type FinishSignUpScreenQuery = {
  response: FinishSignUpScreenQuery$data;
  variables: FinishSignUpScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ExternalReturn",
    "kind": "LinkedField",
    "name": "externalReturn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vendor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "statedEmail",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FinishSignUpScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FinishSignUpScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ab8c908fb2497cdf325aec372500d3f20d30b636c1a4a0da0028e9b8c16db1c6",
    "metadata": {},
    "name": "FinishSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5082a3c5d8e6bf066ad6f7c1fa5acb1f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
