/**
 * @generated SignedSource<<337881d7a6e8e6d52a2639a1993bb52f>>
 * @relayHash 6a8cb474aed9d52a89f07aa2de60c93e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f297688d85537dc3268643793dea0084d8161dd13ae8cf1a31be686f9cee9354

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountKind = "BUYER" | "PROVIDER" | "%future added value";
export type BuyerType = "CONSUMER" | "WORKSHOP" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCategory = "ACCESSORIES" | "BODY" | "BRAKES" | "COOLING" | "ELECTRICAL" | "ENGINE" | "EXHAUST" | "FILTERS" | "LIGHTS" | "OTHER" | "STEERING" | "SUSPENSION" | "TYRES" | "%future added value";
export type FinishSignUpAsBuyerInput = {
  acceptsTerms: boolean;
  address?: string | null | undefined;
  brands?: ReadonlyArray<string> | null | undefined;
  buyerType: BuyerType;
  categories?: ReadonlyArray<PartCategory> | null | undefined;
  customerNumbers?: ReadonlyArray<CustomerNumberInput> | null | undefined;
  department: Department;
  email?: string | null | undefined;
  name: string;
  phone: string;
  policies: PolicyVersionsInput;
  rut?: string | null | undefined;
};
export type CustomerNumberInput = {
  number: string;
  supplierId?: string | null | undefined;
  supplierName?: string | null | undefined;
};
export type PolicyVersionsInput = {
  privacyPolicy: string;
  termsOfUse: string;
};
export type useFinishSignUpAsBuyerMutation$variables = {
  input: FinishSignUpAsBuyerInput;
};
export type useFinishSignUpAsBuyerMutation$data = {
  readonly finishSignUpAsBuyer: {
    readonly email?: string | null | undefined;
    readonly kind?: AccountKind | null | undefined;
    readonly proof?: string | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
  };
};
export type useFinishSignUpAsBuyerMutation = {
  response: useFinishSignUpAsBuyerMutation$data;
  variables: useFinishSignUpAsBuyerMutation$variables;
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
    "name": "useFinishSignUpAsBuyerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSignUpAsBuyer",
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
    "name": "useFinishSignUpAsBuyerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSignUpAsBuyer",
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
    "id": "f297688d85537dc3268643793dea0084d8161dd13ae8cf1a31be686f9cee9354",
    "metadata": {},
    "name": "useFinishSignUpAsBuyerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d1a7ef388b3cb4598d8fba397073759a";

export default node;
