package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.trait.TraitInUse;
import java.util.List;

/** Equipment that helps with Tests: for one Skill only the best piece counts. Ledger: table 3.4, BCG-EQUIP-3. */
public final class TestEquipment {

    private TestEquipment() {}

    public static EdgeCount of(Body body, TestCall call) {
        int best = bonus(body, call);
        int worn = worn(body, call);
        return best == 0 && worn == 0
                ? EdgeCount.NONE
                : EdgeCount.NONE.better("equipment", best).better("worn", worn);
    }

    private static int worn(Body body, TestCall call) {
        int worn = 0;
        List<TraitInUse> traits = body.traits();
        for (int i = 0; i < traits.size(); i++) {
            worn += traits.get(i).effect().wornAdvantages(call);
        }
        return worn;
    }

    /** Whether a Test is made with Equipment: something helps, or a Miracle comes from a Drive. Ledger: technobane. */
    public static boolean isInvolved(Body body, TestCall call) {
        boolean drive = call.skill()
                .filter(use -> Miracles.isMiracle(use.skill()) && !body.isTrained(use.skill(), use.topic()))
                .isPresent();
        return drive || bonus(body, call) > 0 || worn(body, call) > 0;
    }

    /** What the best piece for the Skill of the Test is worth. */
    static int bonus(Body body, TestCall call) {
        if (call.skill().isEmpty()) {
            return 0;
        }
        int best = hasProxy(body, EnumWords.of(call.skill().get().skill())) ? 1 : 0;
        List<TraitInUse> traits = body.traits();
        for (int i = 0; i < traits.size(); i++) {
            TraitInUse own = traits.get(i);
            best = Math.max(best, own.effect().toolAdvantages(call, own));
        }
        return best;
    }

    private static boolean hasProxy(Body body, String skill) {
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

    /** Attacks on the wearer of armour, or on whoever fights from a Superior Proxy. Ledger: body-suit, superior-proxy. */
    public static EdgeCount against(Body target, boolean physical) {
        boolean shielded = false;
        for (Proxy proxy : target.proxies()) {
            shielded |= !target.notes().has(Note.Kind.DISABLED, "")
                    && proxy.kind() == Proxy.Kind.SUPERIOR
                    && proxy.guards();
        }
        EdgeCount sway = EdgeCount.NONE.worse("Superior Proxy", shielded ? 1 : 0);
        List<TraitInUse> traits = target.traits();
        for (int i = 0; i < traits.size(); i++) {
            TraitInUse own = traits.get(i);
            sway = sway.worse(own.entry().name(), own.effect().shelter(physical));
        }
        return sway;
    }
}
