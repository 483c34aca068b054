package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.zone.Zones;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** What an attacker says before moving and rolling: the options of the Weapon and the target. Ledger: 5.3 steps 3 and 4. */
final class Declaration {

    private Declaration() {}

    /** How much a Boost costs and what it gives; nothing is paid yet. */
    static void boost(Play<CenturyState> play, AttackInProgress strike, int targets) {
        if (!strike.isBoosted()) {
            return;
        }
        Fighter unit = strike.attacker();
        int left = unit.energy() - EquipmentStatus.cost(unit, strike.weapon());
        strike.boostWith(WeaponInUse.boostCost(strike.mounted()));
        strike.boostFor(strike.wield().boostAdvantages());
        for (WeaponTrait trait : strike.traits()) {
            trait.boost(play, strike, left, targets);
        }
    }

    /** Names the Unit or Zone that is attacked, and the ally that an Assist is for. */
    static void target(Play<CenturyState> play, AttackInProgress strike, List<Fighter> targets, Targets finder) {
        if (strike.wield().strikesEverybody()) {
            strike.target().declare(strike.attacker().zone());
            return;
        }
        Option chosen = name(play, strike, targets, finder);
        if (chosen instanceof UnitOption<?> whom) {
            Fighter target = (Fighter) whom.unit();
            strike.target().declare(target);
            strike.target().aim(AimBenefit.at(play.state(), strike.attacker(), strike.wield(), target));
        } else if (chosen instanceof ZoneTarget point) {
            strike.target().declare(point.zone());
            strike.target().aim(AimBenefit.at(play.state(), strike.attacker(), strike.wield(), point.zone()));
        }
        second(play, strike, targets, finder);
        if (strike.mode() == AttackInProgress.Mode.ASSIST) {
            strike.target().assist(Assist.choose(play, strike.attacker()));
        }
    }

    private static Option name(
            Play<CenturyState> play, AttackInProgress strike, List<Fighter> targets, Targets finder) {
        CenturyState state = play.state();
        Fighter unit = strike.attacker();
        WeaponInUse wield = strike.wield();
        List<Option> options = new ArrayList<>(targets.size());
        for (Fighter target : targets) {
            options.add(new UnitOption<>(target, AffectedZones.around(state, unit, wield, unit.zone(), target.zone())));
        }
        boolean zones = strike.isArea() && strike.mode() != AttackInProgress.Mode.ENGAGE && !strike.isFree();
        if (zones) {
            for (int zone : worthwhile(state, unit, wield, finder)) {
                options.add(ZoneTarget.of(state, zone, AffectedZones.around(state, unit, wield, unit.zone(), zone)));
            }
        } else if (options.size() == 1) {
            return options.get(0);
        }
        Request<Option> request = zones
                ? Request.place(
                        unit.decider(), "attack.target", options, text -> ZoneTarget.read(state, finder, wield, text))
                : Request.one(unit.decider(), "attack.target", options);
        return play.choose(
                request.asking(() -> "What does " + unit.name() + " attack?").decidedBy(() -> AttackAction.ON_SEVERAL));
    }

    /** A Boosted Double Blaster without the second Advantage strikes another Enemy as well. Ledger: BCG-AMB-111. */
    private static void second(
            Play<CenturyState> play, AttackInProgress strike, List<Fighter> targets, Targets finder) {
        if (!strike.wield().has(trait -> trait.strikesSecond(strike))) {
            return;
        }
        List<Fighter> others = new ArrayList<>();
        for (Fighter target : targets) {
            if (!strike.target().namesFirst(target)
                    && AttackApproach.strikesBoth(play.state(), strike, target, finder)) {
                others.add(target);
            }
        }
        if (others.isEmpty()) { // nobody else is in reach of the same place
            strike.boostFor(2);
            return;
        }
        strike.target()
                .declareSecond(UnitOption.choose(
                        play, strike.attacker().decider(), "attack.second", others, () -> "And whom else?"));
    }

    /** Zones where a Blast does more good than around any Enemy that can be named. */
    static List<Integer> worthwhile(CenturyState state, Fighter unit, WeaponInUse wield, Targets finder) {
        if (!wield.is(WeaponAbility.BLAST)) {
            return List.of();
        }
        Zones zones = state.field().zones();
        int radius = AttackArea.radius(unit, wield);
        int best = 0;
        for (Fighter enemy : state.units()) {
            if (enemy.isOut() && state.enemies(unit, enemy) && finder.canName(wield, enemy)) {
                best = Math.max(best, gain(state, unit, enemy.zone(), radius));
            }
        }
        List<Integer> worthwhile = new ArrayList<>();
        for (int zone = 0; zone < zones.size(); zone++) {
            if (gain(state, unit, zone, radius) > best && finder.canName(wield, zone)) {
                worthwhile.add(zone);
            }
        }
        return worthwhile;
    }

    private static int gain(CenturyState state, Fighter unit, int zone, int radius) {
        int gain = 0;
        for (Fighter other : state.units()) {
            boolean enemy = state.enemies(unit, other);
            if (other != unit
                    && other.isOut()
                    && Footprint.distance(state.field(), zone, other) <= radius
                    && !(enemy && other.isHidden())) { // what is offered gives nobody away
                gain += enemy ? 1 : -1;
            }
        }
        return gain;
    }
}
