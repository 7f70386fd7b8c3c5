/**
 * @generated SignedSource<<d6da4b25c08468f0328ba0f7d155519e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewReportOutcome = "KEPT" | "REMOVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type reviewReportColumns_report$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly outcome: ReviewReportOutcome | null | undefined;
  readonly reason: string;
  readonly review: {
    readonly id: string;
    readonly order: {
      readonly provider: {
        readonly companyName: string;
      };
    };
    readonly removalReason: string | null | undefined;
    readonly reviewer: {
      readonly firstName: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewWords_review">;
  } | null | undefined;
  readonly " $fragmentType": "reviewReportColumns_report";
};
export type reviewReportColumns_report$key = {
  readonly " $data"?: reviewReportColumns_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewReportColumns_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewReportColumns_report",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removalReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Reviewer",
          "kind": "LinkedField",
          "name": "reviewer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Provider",
              "kind": "LinkedField",
              "name": "provider",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "companyName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewWords_review"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewReport",
  "abstractKey": null
};
})();

(node as any).hash = "2fbcc3878bd9e3fa8c6579ff153b6c4a";

export default node;
