/**
 * @generated SignedSource<<cc3d4a1e487c37204ee4443b0cce2353>>
 * @relayHash 1748c4297a9dde72d6d76262e19fd3c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0aab46d96a0216c026316d089e1d5607a6971867d0bf160cd9bc3311d3d3059

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type FinishSignUpAsProviderInput = {
  acceptsTerms: boolean;
  address?: string | null | undefined;
  companyName: string;
  department: Department;
  email?: string | null | undefined;
  name: string;
  partsDescription: string;
  phone: string;
  policies: PolicyVersionsInput;
  rut?: string | null | undefined;
};
export type PolicyVersionsInput = {
  privacyPolicy: string;
  termsOfUse: string;
};
export type useFinishSignUpAsProviderMutation$variables = {
  input: FinishSignUpAsProviderInput;
};
export type useFinishSignUpAsProviderMutation$data = {
  readonly finishSignUpAsProvider: {
    readonly email?: string | null | undefined;
    readonly kind?: AccountKind | null | undefined;
    readonly proof?: string | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
  };
};
export type useFinishSignUpAsProviderMutation = {
  response: useFinishSignUpAsProviderMutation$data;
  variables: useFinishSignUpAsProviderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proof",
      "storageKey": null
    }
  ],
  "type": "FinishedSignUpPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldProblem",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "InvalidInput",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFinishSignUpAsProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSignUpAsProvider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v5/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFinishSignUpAsProviderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSignUpAsProvider",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0aab46d96a0216c026316d089e1d5607a6971867d0bf160cd9bc3311d3d3059",
    "metadata": {},
    "name": "useFinishSignUpAsProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebc78d91e03178a18dbb9ce514aa869a";

export default node;
