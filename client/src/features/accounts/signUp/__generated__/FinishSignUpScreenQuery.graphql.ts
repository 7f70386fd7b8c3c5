/**
 * @generated SignedSource<<fc73e9d3bab41d0c879e273aece3da83>>
 * @relayHash ecdbbdd7bc683a0d53d208f261b0604a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a821969d768815d21d0b0aa54bc3fe4acdb1c3b90626c6e64a6a42db393fc2b

import type { ConcreteRequest } from 'relay-runtime';
export type IdentityVendor = "FACEBOOK" | "GOOGLE" | "%future added value";
export type FinishSignUpScreenQuery$variables = Record<PropertyKey, never>;
export type FinishSignUpScreenQuery$data = {
  readonly externalReturn: {
    readonly emailIsVerified: boolean;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "emailIsVerified",
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
    "id": "6a821969d768815d21d0b0aa54bc3fe4acdb1c3b90626c6e64a6a42db393fc2b",
    "metadata": {},
    "name": "FinishSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e63473a8fbf22781cf592845096cfcb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
