/**
 * @generated SignedSource<<0729e87297ef1549075eba7b0263439f>>
 * @relayHash a9fe1f6bcbdc2488080bfe2412adb893
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 763f4ec9e0e4b37b407adc50e0758237e2d512169d9bafc2aa11437bbb30d35e

import type { ConcreteRequest } from 'relay-runtime';
export type useSentPathSubscription$variables = {
  submissionKey: string;
};
export type useSentPathSubscription$data = {
  readonly requestSent: string | null | undefined;
};
export type useSentPathSubscription = {
  response: useSentPathSubscription$data;
  variables: useSentPathSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "submissionKey"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "submissionKey",
        "variableName": "submissionKey"
      }
    ],
    "kind": "ScalarField",
    "name": "requestSent",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSentPathSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSentPathSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "763f4ec9e0e4b37b407adc50e0758237e2d512169d9bafc2aa11437bbb30d35e",
    "metadata": {},
    "name": "useSentPathSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ca35b5927c278399d120e3603f764486";

export default node;
