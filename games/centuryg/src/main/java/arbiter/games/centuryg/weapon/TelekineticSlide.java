package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.ZoneTarget;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.move.Position.Shoved;
import arbiter.games.centuryg.terrain.Colossus;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.turn.NoAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Driving the target over the map, into walls and others. Ledger: telekinetic-strike, BCG-AMB-73, BCG-AMB-122. */
final class TelekineticSlide {

    private static final int FARTHEST = 5;

    private TelekineticSlide() {}

    static void resolve(Play<CenturyState> play, AttackInProgress strike, AttackedUnit victim) {
        Fighter target = victim.fighter();
        boolean drives = strike.isBoosted() && target.isFighting();
        if (!drives || target.nature().staysPut()) {
            return;
        }
        CenturyState state = play.state();
        Optional<Fighter> here = crash(state, strike, victim, target.zone());
        if (here.isPresent()) { // sharing a Zone: crashed, not moved out
            if (play.confirm(strike.attacker().decider(), "slide.crash", () -> "Crash the two into each other?")) {
                collide(play, strike, target, here);
            }
            return;
        }
        Optional<Integer> toward = direction(play, strike, target);
        if (toward.isPresent()) {
            int most = play.choose(Request.amount(strike.attacker().decider(), "slide.zones", 1, FARTHEST)
                            .asking(() -> "How far does " + target.name() + " slide?"))
                    .value();
            slide(play, strike, victim, toward.get(), most);
        }
    }

    private static Optional<Integer> direction(Play<CenturyState> play, AttackInProgress strike, Fighter target) {
        Zones zones = play.state().field().zones();
        List<Option> options = new ArrayList<>();
        options.add(new NoAct("stay", "Leave it there"));
        for (int i = 0; i < zones.degree(target.zone()); i++) {
            options.add(ZoneTarget.of(play.state(), zones.neighbour(target.zone(), i)));
        }
        Option chosen = play.choose(Request.one(strike.attacker().decider(), "slide.direction", options)
                .asking(() -> "Which way does " + target.name() + " slide?"));
        return chosen instanceof ZoneTarget point ? Optional.of(point.zone()) : Optional.empty();
    }

    /** Zone by Zone, until something is in the way. */
    private static void slide(
            Play<CenturyState> play, AttackInProgress strike, AttackedUnit victim, int toward, int most) {
        CenturyState state = play.state();
        Fighter target = victim.fighter();
        int[] way =
                state.field().zones().lines(target.zone(), toward, most).get(0).zones();
        int end = target.zone();
        boolean stopped = way.length < most; // the edge of the map
        Optional<Fighter> other = Optional.empty();
        for (int zone : way) {
            if (state.ground().isImpassable(zone) || !Colossus.fitsAt(state, target, zone)) {
                stopped = true;
                break;
            }
            end = zone;
            other = crash(state, strike, victim, zone);
            if (other.isPresent()) {
                break;
            }
        }
        if (end != target.zone()) {
            move(play, target, end);
        }
        if (stopped || other.isPresent()) {
            collide(play, strike, target, other);
        }
    }

    private static void move(Play<CenturyState> play, Fighter target, int end) {
        play.emit(new Shoved(target.id(), end));
        if (target.isDueling()) { // BCG-DUEL-9
            play.emit(new DuelEnded(target.id()));
        }
        AimBenefit.check(play);
    }

    /** Another Enemy in that Zone whose Defense the result beats too. */
    private static Optional<Fighter> crash(CenturyState state, AttackInProgress strike, AttackedUnit victim, int zone) {
        Fighter attacker = strike.attacker();
        for (Fighter other : state.units()) {
            if (other != victim.fighter()
                    && other.isOut()
                    && Footprint.distance(state.field(), zone, other) == 0
                    && state.enemies(attacker, other)
                    && victim.total() >= Defense.of(state, other, attacker).total()) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** As much Damage as Energy went into it, for each of the two. */
    private static void collide(
            Play<CenturyState> play, AttackInProgress strike, Fighter target, Optional<Fighter> other) {
        Damage.resolve(play, target, strike.boostEnergy(), DamageCause.by(strike.attacker(), "the crash"));
        if (other.isPresent()) {
            Damage.resolve(play, other.get(), strike.boostEnergy(), DamageCause.by(strike.attacker(), "the crash"));
        }
    }
}
