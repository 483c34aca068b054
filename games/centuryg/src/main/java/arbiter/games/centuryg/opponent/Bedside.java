package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.rule.person.HealingTest;
import arbiter.games.centuryg.rule.person.Traits;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.Body;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Between fights: the hurt are treated and Proxies repaired, by whoever is best at it. Ledger: BCG-HEAL-1, BCG-PROXY-2. */
final class Bedside {

    private static final int TRAINED = 2;

    private Bedside() {}

    static Optional<Call> pick(CenturyState state, Supplier<List<Call>> offered) {
        for (Fighter patient : state.fighters()) {
            if (!patient.hasBody() || !patient.isFighting()) {
                continue;
            }
            if (patient.body().layersLost() > 1 && Traits.ready(patient, TraitId.BACKUP_BODIES)) {
                return Outburst.find(offered.get(), "backup-bodies:" + patient.id());
            }
            if (needsTreatment(patient)) {
                return Outburst.find(
                        offered.get(),
                        "try:" + best(state, patient, SkillId.MEDICINE).id());
            }
            if (needsRepair(patient)) {
                return Outburst.find(
                        offered.get(),
                        "try:" + best(state, patient, SkillId.CRAFTSMANSHIP).id());
            }
        }
        return Optional.empty();
    }

    private static boolean needsTreatment(Fighter patient) {
        for (int layer = 0; layer < Body.LAYERS; layer++) {
            if (HealingTest.possible(patient, layer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean needsRepair(Fighter owner) {
        for (int i = 0; i < owner.body().proxies().size(); i++) {
            if (HealingTest.repairable(owner, i)) {
                return true;
            }
        }
        return false;
    }

    private static Fighter best(CenturyState state, Fighter patient, SkillId skill) {
        Fighter best = patient;
        for (Fighter other : state.fighters()) {
            if (other.hasBody()
                    && Comrades.isFriend(state, patient, other)
                    && aptitude(other, skill) > aptitude(best, skill)) {
                best = other;
            }
        }
        return best;
    }

    private static int aptitude(Fighter person, SkillId skill) {
        return person.body().rank(PilotAttribute.INTELLECT) + (person.body().isTrained(skill, "") ? TRAINED : 0);
    }

    /** What to try: the first treatment or repair of a friend, outermost Layers first. */
    static int what(CenturyState state, Fighter healer, Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            String[] words = options.get(i).id().split(":");
            boolean treats = words[0].equals("heal") || words[0].equals("repair");
            if (treats && Comrades.isFriend(state, healer, state.fighter(words[2]))) {
                return i;
            }
        }
        return options.size() - 1;
    }
}
