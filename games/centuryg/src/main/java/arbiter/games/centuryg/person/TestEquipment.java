package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;

/** Equipment that helps with Tests: for one Skill only the best piece counts. Ledger: table 3.4, BCG-EQUIP-3. */
public final class TestEquipment {

    private TestEquipment() {}

    public static EdgeCount of(Body body, TestCall call) {
        int best = bonus(body, call);
        boolean suit = suit(body, call);
        return best == 0 && !suit
                ? EdgeCount.NONE
                : EdgeCount.NONE.better("equipment", best).better("Body Suit", suit ? 1 : 0);
    }

    private static boolean suit(Body body, TestCall call) {
        return call.is(Circumstance.HEAT_OR_COLD)
                && call.attribute() == PilotAttribute.WILLPOWER
                && body.has(TraitId.BODY_SUIT);
    }

    /** Whether a Test is made with Equipment: something helps, or a Miracle comes from a Drive. Ledger: technobane. */
    static boolean isInvolved(Body body, TestCall call) {
        boolean drive = call.skill()
                .filter(use -> Miracles.isMiracle(use.skill()) && !body.isTrained(use.skill(), use.topic()))
                .isPresent();
        return drive || bonus(body, call) > 0 || suit(body, call);
    }

    /** What the best piece for the Skill of the Test is worth. */
    static int bonus(Body body, TestCall call) {
        if (call.skill().isEmpty()) {
            return 0;
        }
        SkillId skill = call.skill().get().skill();
        String word = EnumWords.of(skill);
        if (call.is(Circumstance.FACILITY) && body.chose(TraitId.PERSONAL_FACILITY, word)) {
            return 2;
        }
        return body.chose(TraitId.MASTERWORK_TOOL, word) || proxy(body, word) ? 1 : 0;
    }

    private static boolean proxy(Body body, String skill) {
        if (body.notes().has(Note.Kind.DISABLED, "")) {
            return false;
        }
        for (Proxy proxy : body.proxies()) {
            if (proxy.kind() == Proxy.Kind.SUPERIOR
                    && proxy.guards()
                    && proxy.skill().equals(skill)) {
                return true;
            }
        }
        return false;
    }

    /** Attacks on the wearer of a Body Suit, or on whoever fights from a Superior Proxy. */
    public static EdgeCount against(Body target, boolean physical) {
        boolean shielded = false;
        for (Proxy proxy : target.proxies()) {
            shielded |= !target.notes().has(Note.Kind.DISABLED, "")
                    && proxy.kind() == Proxy.Kind.SUPERIOR
                    && proxy.guards();
        }
        return EdgeCount.NONE
                .worse("Body Suit", physical && target.has(TraitId.BODY_SUIT) ? 1 : 0)
                .worse("Superior Proxy", shielded ? 1 : 0);
    }
}
