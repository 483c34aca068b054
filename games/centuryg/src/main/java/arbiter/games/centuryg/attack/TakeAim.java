package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.attack.AimTarget.Aimed;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Aiming a Weapon at a target for the next Action. Ledger: BCG-OFF-4, BCG-AMB-64. */
public record TakeAim(Supplier<List<String>> anybody) implements CenturyAct {

    /** A Weapon that could be aimed, and whom at. */
    public record Sight(Mounted mounted, List<Fighter> targets) implements Option {

        @Override
        public String id() {
            return mounted.weapon().id();
        }

        @Override
        public String text() {
            return "The " + mounted.weapon().name();
        }

        @Override
        public List<String> whom() {
            return UnitOption.ids(targets);
        }
    }

    public static void offer(CenturyState state, Fighter unit, Targets finder, List<CenturyAct> deeds) {
        List<WeaponInUse> weapons = unit.fittings().plainWeapons();
        for (int i = 0; i < weapons.size(); i++) {
            if (!targets(state, unit, weapons.get(i), finder).isEmpty()) {
                deeds.add(new TakeAim(() -> within(sights(state, unit, new Targets(state, unit)))));
                return;
            }
        }
    }

    public static List<Sight> sights(CenturyState state, Fighter unit, Targets finder) {
        List<Sight> sights = new ArrayList<>();
        for (WeaponInUse wield : unit.fittings().plainWeapons()) {
            List<Fighter> targets = targets(state, unit, wield, finder);
            if (!targets.isEmpty()) {
                sights.add(new Sight(wield.mounted(), targets));
            }
        }
        return sights;
    }

    private static List<String> within(List<Sight> sights) {
        return sights.stream()
                .flatMap(sight -> sight.whom().stream())
                .distinct()
                .toList();
    }

    /** Enemies that the Weapon, once aimed, could reach from here or after coming closer. */
    private static List<Fighter> targets(CenturyState state, Fighter unit, WeaponInUse wield, Targets finder) {
        if (!EquipmentStatus.there(state, unit, wield.mounted())) {
            return List.of();
        }
        if (wield.strikesEverybody() || !finder.suits(AttackInProgress.Mode.ATTACK, wield)) {
            return List.of();
        }
        int most = WeaponRanges.most(state, unit, wield, true);
        List<Fighter> targets = new ArrayList<>(4);
        List<Fighter> fighters = state.units();
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
        return "aim";
    }

    @Override
    public String text() {
        return "Aim a Weapon for the next attack";
    }

    @Override
    public List<String> whom() {
        return anybody.get();
    }

    /** Coming closer is part of it, as with every Offensive Action. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        take(play, unit, sight(play, unit, sights(state, unit, new Targets(state, unit))));
    }

    public static void take(Play<CenturyState> play, Fighter unit, Sight sight) {
        CenturyState state = play.state();
        Targets finder = new Targets(state, unit);
        WeaponInUse wield = new WeaponInUse(sight.mounted(), WeaponUse.PLAIN);
        Option chosen = choose(play, unit, sight, wield, finder);
        int zone = chosen instanceof UnitOption<?> whom ? ((Fighter) whom.unit()).zone() : ((ZoneTarget) chosen).zone();
        ShotGoal goal =
                chosen instanceof UnitOption<?> whom ? ShotGoal.of(state, (Fighter) whom.unit()) : ShotGoal.of(zone);
        int from = approach(play, unit, finder.lanes().from(wield, goal, WeaponRanges.most(state, unit, wield, true)));
        if (from != unit.zone()) {
            Movement.walk(play, unit, finder.lanes().way(goal).path(from));
        }
        if (unit.isFighting()) {
            String target = chosen instanceof UnitOption<?> whom ? ((Fighter) whom.unit()).id() : "";
            List<Integer> zones = chosen instanceof UnitOption<?> ? List.of() : List.of(zone);
            play.emit(new Aimed(unit.id(), new AimTarget(wield.weapon().id(), target, zones)));
        }
    }

    private static Sight sight(Play<CenturyState> play, Fighter unit, List<Sight> sights) {
        return sights.size() == 1
                ? sights.get(0)
                : play.choose(Request.one(unit.decider(), "aim.weapon", sights)
                        .asking(() -> "Which Weapon does " + unit.name() + " aim?"));
    }

    /** With a Weapon that strikes an area the aim point may be a Zone. */
    private static Option choose(
            Play<CenturyState> play, Fighter unit, Sight sight, WeaponInUse wield, Targets finder) {
        List<Option> options = new ArrayList<>(sight.targets().size());
        for (Fighter target : sight.targets()) {
            options.add(new UnitOption<>(target));
        }
        if (options.size() == 1 && !wield.isArea()) {
            return options.get(0);
        }
        Request<Option> request = wield.isArea()
                ? Request.place(
                        unit.decider(),
                        "aim.target",
                        options,
                        text -> ZoneTarget.aim(play.state(), finder, wield, text))
                : Request.one(unit.decider(), "aim.target", options);
        return play.choose(request.asking(() -> "What does " + unit.name() + " aim at?"));
    }

    private static int approach(Play<CenturyState> play, Fighter unit, List<Integer> zones) {
        return ZoneOption.choose(
                play,
                unit.decider(),
                "aim.approach",
                zones,
                unit.zone(),
                () -> "Where does " + unit.name() + " aim from?");
    }
}
