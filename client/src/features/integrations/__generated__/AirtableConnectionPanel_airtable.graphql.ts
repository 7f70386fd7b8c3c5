/**
 * @generated SignedSource<<dfdc0ee611177d4533a2dc4765398598>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AirtableConnectionPanel_airtable$data = {
  readonly apiKey: {
    readonly isFromEnvironment: boolean;
    readonly isUnreadable: boolean;
    readonly shown: string | null | undefined;
  };
  readonly baseId: {
    readonly isFromEnvironment: boolean;
    readonly shown: string | null | undefined;
  };
  readonly hasTables: boolean;
  readonly version: string;
  readonly " $fragmentType": "AirtableConnectionPanel_airtable";
};
export type AirtableConnectionPanel_airtable$key = {
  readonly " $data"?: AirtableConnectionPanel_airtable$data;
  readonly " $fragmentSpreads": FragmentRefs<"AirtableConnectionPanel_airtable">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AirtableConnectionPanel_airtable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IntegrationSetting",
      "kind": "LinkedField",
      "name": "apiKey",
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
      "name": "baseId",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTables",
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
  "type": "AirtableIntegration",
  "abstractKey": null
};
})();

(node as any).hash = "bc344a999d02d1524e55e521d38800aa";

export default node;
