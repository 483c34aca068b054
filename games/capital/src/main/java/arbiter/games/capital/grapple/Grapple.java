package arbiter.games.capital.grapple;

import arbiter.games.capital.ability.Rally;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.damage.KnockedProne;
import arbiter.games.capital.move.Movement;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Grapple: the standard Action, STR against STR, to throw or to hold somebody. Ledger: CAP-ACT-3, CAP-AMB-96. */
public record Grapple(Combatant unit, Combatant target) implements CapitalAct {

    private static final Check.Labels LABELS = Check.Labels.of("grapple");
    private static final int RALLY = 2;
    private static final int MILLIMETRES = 1000;

    private static final PlainOption HOLD = PlainOption.of("grappled", "Hold on");
    private static final PlainOption THROW = PlainOption.of("prone", "Throw to the ground");

    public static void offer(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (unit.isCritical()) { // CAP-DYING-2
            return;
        }
        int reach = reach(unit);
        for (Combatant target : state.units()) {
            if (target != unit
                    && target.present()
                    && inReach(state, unit, target, reach)
                    && !target.profile().size().largerThan(unit.profile().size())) {
                menu.add(new Grapple(unit, target));
            }
        }
    }

    private static boolean inReach(CapitalState state, Combatant unit, Combatant target, int reach) {
        return state.touching(unit, target)
                || reach > 0
                        && target.riding().isEmpty() // a whip pulls nobody off what they ride
                        && state.reachable(unit, target)
                        && unit.base().within(target.base(), reach * MILLIMETRES)
                        && state.sees(unit, target);
    }

    /** How many metres a whip in trained hands reaches; none without one. Ledger: whip, sig-whip. */
    private static int reach(Combatant unit) {
        int reach = 0;
        List<Armed> weapons = unit.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            Armed armed = weapons.get(i);
            if (unit.trainedWith(i) && unit.holds(i)) {
                reach = Math.max(reach, armed.weapon().grapple().orElse(0));
            }
        }
        return reach;
    }

    /** Nobody holds two, and nobody is held by two. */
    private static List<PlainOption> outcomes(Combatant unit, Combatant target) {
        List<PlainOption> outcomes = new ArrayList<>(2);
        if (unit.grappling().isEmpty() && target.grappledBy().isEmpty()) {
            outcomes.add(HOLD);
        }
        if (!target.isProne()) {
            outcomes.add(THROW);
        }
        return outcomes;
    }

    @Override
    public String id() {
        return "grapple:" + target.id();
    }

    @Override
    public String text() {
        return "Grapple " + target.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    /** Whoever lies there cannot be thrown, and not held by a second one. */
    @Override
    public boolean isPointless() {
        return outcomes(unit, target).isEmpty();
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        Modifiers strength = unit.modifiers(Attribute.STR);
        if (Rally.enhances(play, unit, "the Grapple")) { // CAP-AMB-112
            strength = strength.and("rally", RALLY);
        }
        boolean success = Check.against(
                        play, LABELS, "grappling", unit, strength, target, target.modifiers(Attribute.STR))
                .succeeds();
        List<PlainOption> outcomes = outcomes(unit, target);
        if (success && !outcomes.isEmpty()) {
            PlainOption outcome = outcomes.size() == 1
                    ? outcomes.get(0)
                    : play.choose(Request.one(unit.decider(), "grapple.outcome", outcomes)
                            .asking(() -> "What does " + unit.name() + " do with " + target.name() + "?"));
            take(play, outcome);
        }
    }

    private void take(Play<CapitalState> play, PlainOption outcome) {
        if (outcome == THROW) {
            play.emit(new KnockedProne(target.id()));
            return;
        }
        if (!play.state().touching(unit, target)) {
            Movement.forced(play, target, shortestWay());
        }
        if (play.state().touching(unit, target) && target.present() && unit.isUp()) {
            play.emit(new Grappled(unit.id(), target.id()));
        }
    }

    /** The way on which a whip pulls its target into contact. */
    private Path shortestWay() {
        Point from = target.base().centre();
        int radii = (unit.base().diameter() + target.base().diameter()) / 2;
        int way = from.distance(unit.base().centre()) - radii;
        return Path.of(List.of(from, from.toward(unit.base().centre(), way)));
    }
}
