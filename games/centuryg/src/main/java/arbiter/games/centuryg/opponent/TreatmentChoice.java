package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.HealingRoll;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Between fights: the hurt are treated and Proxies repaired, by whoever is best at it. Ledger: BCG-HEAL-1, BCG-PROXY-2. */
final class TreatmentChoice {

    private static final int TRAINED = 2;

    private TreatmentChoice() {}

    static Optional<Call> pick(CenturyState state, Supplier<List<Call>> offered) {
        for (Fighter patient : state.units()) {
            if (!patient.hasBody() || !patient.isFighting()) {
                continue;
            }
            Optional<String> own =
                    UnaskedTraits.best(patient, trait -> trait.effect().worthBetweenScenes(patient));
            if (own.isPresent()) {
                return UnaskedTraits.find(offered.get(), own.get());
            }
            if (needsTreatment(patient)) {
                return UnaskedTraits.find(
                        offered.get(),
                        "try:" + best(state, patient, SkillId.MEDICINE).id());
            }
            if (needsRepair(patient)) {
                return UnaskedTraits.find(
                        offered.get(),
                        "try:" + best(state, patient, SkillId.CRAFTSMANSHIP).id());
            }
        }
        return Optional.empty();
    }

    private static boolean needsTreatment(Fighter patient) {
        for (int layer = 0; layer < Body.LAYERS; layer++) {
            if (HealingRoll.possible(patient, layer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean needsRepair(Fighter owner) {
        for (int i = 0; i < owner.body().proxies().size(); i++) {
            if (HealingRoll.repairable(owner, i)) {
                return true;
            }
        }
        return false;
    }

    private static Fighter best(CenturyState state, Fighter patient, SkillId skill) {
        Fighter best = patient;
        for (Fighter other : state.units()) {
            if (other.hasBody()
                    && FootAllyValue.isFriend(state, patient, other)
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
            if (treats && FootAllyValue.isFriend(state, healer, state.unit(words[2]))) {
                return i;
            }
        }
        return options.size() - 1;
    }
}
