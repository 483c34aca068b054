package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.state.Aim;
import arbiter.games.centuryg.state.Aimed;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.Reach;
import java.util.ArrayList;
import java.util.List;

/** Aiming a Weapon at a target for the next Action. Ledger: BCG-OFF-4, BCG-AMB-64. */
record TakeAim(Mounted mounted, List<Fighter> targets) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        for (Mounted mounted : unit.weapons()) {
            List<Fighter> targets = targets(state, unit, mounted);
            if (!targets.isEmpty()) {
                deeds.add(new TakeAim(mounted, targets));
            }
        }
    }

    /** Enemies that the Weapon, once aimed, could reach from here or after coming closer. */
    private static List<Fighter> targets(CenturyState state, Fighter unit, Mounted mounted) {
        List<Fighter> targets = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other.isOut()
                    && state.enemies(unit, other)
                    && !spots(state, unit, mounted, other).isEmpty()) {
                targets.add(other);
            }
        }
        return targets;
    }

    private static List<Spot> spots(CenturyState state, Fighter unit, Mounted mounted, Fighter target) {
        int range = Ranges.most(state, unit, mounted.weapon(), true);
        int budget = Movement.budget(state, unit, false);
        if (state.distance(unit, target) > range + budget) {
            return List.of();
        }
        Reach reach = Movement.approach(state, unit, budget, target.zone());
        List<Spot> spots = new ArrayList<>();
        for (int zone : reach.places()) {
            if (state.field().zones().distance(zone, target.zone()) <= range
                    && Cover.clear(state, unit, zone, target)) {
                spots.add(Spot.of(state, zone, unit.zone()));
            }
        }
        return spots;
    }

    @Override
    public String id() {
        return "aim:" + mounted.weapon().id();
    }

    @Override
    public String text() {
        return "Aim the " + mounted.weapon().name();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        List<Whom> options = targets.stream().map(Whom::new).toList();
        Fighter target = options.size() == 1
                ? options.get(0).fighter()
                : play.choose(Request.one(unit.decider(), "aim.target", options)
                                .asking(() -> "Whom does " + unit.name() + " aim at?"))
                        .fighter();
        List<Spot> spots = spots(play.state(), unit, mounted, target);
        Spot here = spots.stream().filter(Spot::here).findFirst().orElse(spots.get(0));
        Spot spot = spots.size() == 1
                ? here
                : play.choose(Request.one(unit.decider(), "aim.approach", spots)
                        .asking(() -> "Where does " + unit.name() + " aim from?")
                        .otherwise(here));
        int budget = Movement.budget(play.state(), unit, false);
        Movement.walk(
                play,
                unit,
                Movement.approach(play.state(), unit, budget, target.zone()).path(spot.zone()));
        if (unit.isFighting()) {
            play.emit(new Aimed(unit.id(), new Aim(mounted.weapon().id(), target.id(), List.of())));
        }
    }
}
