/**
 * @generated SignedSource<<0624d5474eadcd4aa6f8138b80d51e7d>>
 * @relayHash bfe29e88f8abd7d1e47aadd3a5e83d6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0a960f9c54da100f896c27d62d56575c002ceb19e1ca3252eca2163163e074

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntegrationsScreenQuery$variables = Record<PropertyKey, never>;
export type IntegrationsScreenQuery$data = {
  readonly airtable: {
    readonly " $fragmentSpreads": FragmentRefs<"AirtableConnectionPanel_airtable" | "AirtableRuns_airtable" | "AirtableSending_airtable">;
  } | null | undefined;
  readonly viewer: {
    readonly isAdmin: boolean;
  } | null | undefined;
  readonly whatsAppIntegration: {
    readonly " $fragmentSpreads": FragmentRefs<"WhatsAppAccountPanel_whatsApp" | "WhatsAppRuns_whatsApp" | "WhatsAppSending_whatsApp">;
  } | null | undefined;
};
export type IntegrationsScreenQuery = {
  response: IntegrationsScreenQuery$data;
  variables: IntegrationsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAdmin",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shown",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isFromEnvironment",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restsUntil",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "error",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IntegrationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AirtableIntegration",
        "kind": "LinkedField",
        "name": "airtable",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AirtableConnectionPanel_airtable"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AirtableSending_airtable"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AirtableRuns_airtable"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WhatsAppIntegration",
        "kind": "LinkedField",
        "name": "whatsAppIntegration",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WhatsAppAccountPanel_whatsApp"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WhatsAppSending_whatsApp"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WhatsAppRuns_whatsApp"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IntegrationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AirtableIntegration",
        "kind": "LinkedField",
        "name": "airtable",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "IntegrationSetting",
            "kind": "LinkedField",
            "name": "apiKey",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IntegrationSetting",
            "kind": "LinkedField",
            "name": "baseId",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasTables",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waiting",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isResyncing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AirtableRun",
            "kind": "LinkedField",
            "name": "runs",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WhatsAppIntegration",
        "kind": "LinkedField",
        "name": "whatsAppIntegration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "IntegrationSetting",
            "kind": "LinkedField",
            "name": "accountSid",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IntegrationSetting",
            "kind": "LinkedField",
            "name": "authKey",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IntegrationSetting",
            "kind": "LinkedField",
            "name": "number",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "businessNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IntegrationSetting",
            "kind": "LinkedField",
            "name": "noticeContent",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IntegrationSetting",
            "kind": "LinkedField",
            "name": "codeContent",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isReady",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WhatsAppRun",
            "kind": "LinkedField",
            "name": "runs",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2b0a960f9c54da100f896c27d62d56575c002ceb19e1ca3252eca2163163e074",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a03b95ee5ce692e94dad594b9a5fc914";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
