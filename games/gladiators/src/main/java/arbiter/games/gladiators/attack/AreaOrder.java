package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** In which order those in an Area are struck: as its user says, the nearest first otherwise. Ledger: section 5.2, step 9. */
final class AreaOrder {

    private AreaOrder() {}

    /** Those whom nobody knows of come after the others and are not asked about. */
    static List<Gladiator> resolve(Play<GladiatorsState> play, PowerUse use, List<Gladiator> caught) {
        List<UnitOption<Gladiator>> known = new ArrayList<>();
        List<Gladiator> unknown = new ArrayList<>();
        for (Gladiator unit : caught) {
            if (unit.isHidden() && play.state().enemies(use.user(), unit)) {
                unknown.add(unit);
            } else {
                known.add(new UnitOption<>(unit));
            }
        }
        if (known.size() < 2) {
            return caught;
        }
        List<Gladiator> ordered = new ArrayList<>();
        play.chooseSome(Request.order(use.user().decider(), "area.order", known)
                        .asking(() -> "Whom does " + use.power().title() + " strike first?")
                        .quietly())
                .forEach(option -> ordered.add(option.unit()));
        ordered.addAll(unknown);
        return ordered;
    }
}
