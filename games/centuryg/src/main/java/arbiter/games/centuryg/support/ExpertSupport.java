package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.UpgradeTrait;
import arbiter.games.centuryg.weapon.AreaEffects;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Leaves out the ally in a Duel, and any Zones of an area with all that happens there. Ledger: expert-support, BCG-TRB-12. */
public record ExpertSupport() implements UpgradeTrait {

    @Override
    public boolean sparesFriends() {
        return true;
    }

    /** Asked only if a friend, or the user, would be struck. */
    public static List<Integer> exclude(Play<CenturyState> play, Fighter unit, List<Fighter> struck) {
        CenturyState state = play.state();
        if (!unit.nature().sparesFriends()) {
            return List.of();
        }
        List<Integer> zones = new ArrayList<>(struck.size());
        boolean friends = false;
        for (Fighter other : struck) {
            friends |= !state.enemies(unit, other);
            zones.add(other.zone());
        }
        return friends ? choose(play, unit, zones) : List.of();
    }

    private static List<Integer> choose(Play<CenturyState> play, Fighter unit, List<Integer> zones) {
        List<ZoneOption> spots = new ArrayList<>(zones.size());
        for (int zone : zones) {
            ZoneOption spot = ZoneOption.of(play.state(), zone, unit.zone());
            if (spots.stream().noneMatch(other -> other.zone() == zone)) {
                spots.add(spot);
            }
        }
        return play
                .chooseSome(Request.some(unit.decider(), "area.exclude", spots, 0, spots.size())
                        .asking(() -> "Which Zones does " + unit.name() + " leave out?"))
                .stream()
                .map(ZoneOption::zone)
                .toList();
    }

    /** Leaves Zones out of an attack: those with Units in them, and any whose ground it would change. */
    public static void exclude(Play<CenturyState> play, AttackInProgress strike) {
        Fighter unit = strike.attacker();
        if (!strike.isArea() || !unit.nature().sparesFriends()) {
            return;
        }
        if (AreaEffects.changesGround(strike)) {
            strike.exclude(strike.line().isEmpty() ? List.of() : choose(play, unit, strike.line()));
        } else {
            List<Fighter> struck = new ArrayList<>();
            for (AttackedUnit victim : strike.victims()) {
                struck.add(victim.fighter());
            }
            if (AreaEffects.reachesUser(play.state(), strike)) {
                struck.add(unit);
            }
            strike.exclude(exclude(play, unit, struck));
        }
    }
}
