/**
 * @generated SignedSource<<67db5782d1edb2d760425519fc2f34d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatsAppAccountPanel_whatsApp$data = {
  readonly accountSid: {
    readonly isFromEnvironment: boolean;
    readonly shown: string | null | undefined;
  };
  readonly authKey: {
    readonly isFromEnvironment: boolean;
    readonly isUnreadable: boolean;
    readonly shown: string | null | undefined;
  };
  readonly businessNumber: string | null | undefined;
  readonly codeContent: {
    readonly isFromEnvironment: boolean;
    readonly shown: string | null | undefined;
  };
  readonly isReady: boolean;
  readonly noticeContent: {
    readonly isFromEnvironment: boolean;
    readonly shown: string | null | undefined;
  };
  readonly number: {
    readonly isFromEnvironment: boolean;
    readonly shown: string | null | undefined;
  };
  readonly version: string;
  readonly " $fragmentType": "WhatsAppAccountPanel_whatsApp";
};
export type WhatsAppAccountPanel_whatsApp$key = {
  readonly " $data"?: WhatsAppAccountPanel_whatsApp$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppAccountPanel_whatsApp">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shown",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFromEnvironment",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsAppAccountPanel_whatsApp",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "accountSid",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "authKey",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnreadable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "number",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "codeContent",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReady",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "WhatsAppIntegration",
  "abstractKey": null
};
})();

(node as any).hash = "781c4f0430fcc7c7c9b3461249d8254b";

export default node;
