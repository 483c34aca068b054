package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Leaving Zones out of an area, with all that happens there. Ledger: expert-support, BCG-TRB-12. */
final class ExpertSupport {

    private ExpertSupport() {}

    /** Asked only if a friend would be struck, oneself among them where that can happen. */
    static List<Integer> exclude(Play<CenturyState> play, Fighter unit, List<Fighter> struck, boolean oneself) {
        CenturyState state = play.state();
        if (!unit.owns(UpgradeId.EXPERT_SUPPORT)) {
            return List.of();
        }
        List<Spot> spots = new ArrayList<>();
        boolean friends = false;
        for (Fighter other : struck) {
            friends |= !state.enemies(unit, other) && (oneself || other != unit);
            Spot spot = Spot.of(state, other.zone(), unit.zone());
            if (!spots.contains(spot)) {
                spots.add(spot);
            }
        }
        if (!friends) {
            return List.of();
        }
        return play
                .chooseSome(Request.some(unit.decider(), "area.exclude", spots, 0, spots.size())
                        .asking(() -> "Which Zones does " + unit.name() + " leave out?"))
                .stream()
                .map(Spot::zone)
                .toList();
    }

    /** Leaves Zones out of an attack. */
    static void exclude(Play<CenturyState> play, Strike strike) {
        if (!strike.isArea() || !strike.attacker().owns(UpgradeId.EXPERT_SUPPORT)) {
            return;
        }
        List<Fighter> struck = new ArrayList<>();
        for (Victim victim : strike.victims()) {
            struck.add(victim.fighter());
        }
        strike.excluded.addAll(exclude(play, strike.attacker(), struck, false));
        strike.victims.removeIf(
                victim -> strike.excluded.contains(victim.fighter().zone()));
    }
}
