package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.Aim;
import arbiter.games.centuryg.state.Aimed;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Aiming a Weapon at a target for the next Action. Ledger: BCG-OFF-4, BCG-AMB-64. */
record TakeAim(Mounted mounted, List<Fighter> targets) implements Deed {

    static void offer(CenturyState state, Fighter unit, Targets finder, List<Deed> deeds) {
        List<Mounted> weapons = unit.weapons();
        for (int i = 0; i < weapons.size(); i++) {
            Mounted mounted = weapons.get(i);
            if (Working.there(state, unit, mounted)) {
                List<Fighter> targets = targets(state, unit, new Wield(mounted, Manner.PLAIN), finder);
                if (!targets.isEmpty()) {
                    deeds.add(new TakeAim(mounted, targets));
                }
            }
        }
    }

    /** Enemies that the Weapon, once aimed, could reach from here or after coming closer. */
    private static List<Fighter> targets(CenturyState state, Fighter unit, Wield wield, Targets finder) {
        if (wield.is(WeaponId.FINAL_BEAM) || !finder.suits(Strike.Mode.ATTACK, wield)) {
            return List.of();
        }
        int most = Ranges.most(state, unit, wield, true);
        List<Fighter> targets = new ArrayList<>(4);
        List<Fighter> fighters = state.fighters();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && finder.lanes().canStrike(wield, other, i, most)) {
                targets.add(other);
            }
        }
        return targets;
    }

    @Override
    public boolean offensive() {
        return true;
    }

    @Override
    public String id() {
        return "aim:" + mounted.weapon().id();
    }

    @Override
    public String text() {
        return "Aim the " + mounted.weapon().name();
    }

    /** Coming closer is part of it, as with every Offensive Action. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        Targets finder = new Targets(state, unit);
        Wield wield = new Wield(mounted, Manner.PLAIN);
        Option chosen = choose(play, unit, wield, finder);
        int zone = chosen instanceof Whom whom ? whom.fighter().zone() : ((Point) chosen).zone();
        Goal goal = chosen instanceof Whom whom ? Goal.of(state, whom.fighter()) : Goal.of(zone);
        int from = approach(play, unit, finder.lanes().from(wield, goal, Ranges.most(state, unit, wield, true)));
        if (from != unit.zone()) {
            Movement.walk(play, unit, finder.lanes().way(goal).path(from));
        }
        if (unit.isFighting()) {
            String target = chosen instanceof Whom whom ? whom.fighter().id() : "";
            List<Integer> zones = chosen instanceof Whom ? List.of() : List.of(zone);
            play.emit(new Aimed(unit.id(), new Aim(mounted.weapon().id(), target, zones)));
        }
    }

    /** With a Weapon that strikes an area the aim point may be a Zone. */
    private Option choose(Play<CenturyState> play, Fighter unit, Wield wield, Targets finder) {
        List<Option> options = new ArrayList<>(targets.size());
        for (Fighter target : targets) {
            options.add(new Whom(target));
        }
        if (options.size() == 1 && !wield.isArea()) {
            return options.get(0);
        }
        Request<Option> request = wield.isArea()
                ? Request.place(
                        unit.decider(), "aim.target", options, text -> Point.read(play.state(), finder, wield, text))
                : Request.one(unit.decider(), "aim.target", options);
        return play.choose(request.asking(() -> "What does " + unit.name() + " aim at?"));
    }

    private static int approach(Play<CenturyState> play, Fighter unit, List<Integer> zones) {
        return Spot.choose(
                play,
                unit.decider(),
                "aim.approach",
                zones,
                unit.zone(),
                () -> "Where does " + unit.name() + " aim from?");
    }
}
