/**
 * @generated SignedSource<<3c09a23f746ea631ed95acf8fd7a75cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type adminActionColumns_action$data = {
  readonly actorName: string;
  readonly at: string;
  readonly subject: {
    readonly label: string;
    readonly path: string | null | undefined;
  } | null | undefined;
  readonly words: string;
  readonly " $fragmentType": "adminActionColumns_action";
};
export type adminActionColumns_action$key = {
  readonly " $data"?: adminActionColumns_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"adminActionColumns_action">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "adminActionColumns_action",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminActionSubject",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminAction",
  "abstractKey": null
};

(node as any).hash = "c57a17488f9882b88a734d6e85389bd0";

export default node;
