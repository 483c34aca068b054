package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.detect.SenseModifiers;
import arbiter.games.gladiators.environment.EnvironmentToHit;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;

/** What weighs on whoever attacks. Ledger: GG-HIT-10, GG-HIT-12 to 14, GG-HIT-17 to 21, GG-AMB-32, GG-AMB-34, GG-AMB-99. */
final class AttackerModifiers {

    private static final int AT_CLOSE_QUARTERS = -2;
    private static final int PRONE = -2;
    private static final int DISORIENTATED = -2;
    private static final int HELD = -4;
    private static final int IN_PASSING = -2;
    private static final int HOOK = -1;
    private static final int SLAM = -2;
    private static final int NEAR = 2;

    private AttackerModifiers() {}

    /** In an Area only what is about the target counts, unless no hex was rolled for. Ledger: GG-AMB-99. */
    static Modifiers of(GladiatorsState state, PowerStrike strike, Modifiers aim) {
        PowerUse use = strike.use();
        Modifiers sum = strike.isArea() && use.way().hasRange()
                ? aim
                : SenseModifiers.on(
                        state, strike, own(state, use, strike.range(), isAtCloseQuarters(state, strike), aim));
        if (!strike.isArea()) {
            sum = sum.and("cover", -cover(state, strike))
                    .and("in passing", isInPassing(strike) ? IN_PASSING : 0)
                    .and("grab", GrabPenalty.toHit(strike))
                    .and(
                            "Hook or Slam",
                            switch (use.declared().manner()) {
                                case PLAIN -> 0;
                                case HOOK -> HOOK;
                                case SLAM -> SLAM;
                            });
        }
        return sum.and("Telepathy", strike.strays() ? 0 : TelepathyLinks.toHit(state, strike.user(), strike.target()))
                .and("Adapts", adapted(strike));
    }

    /** On the roll against the hex of an Area. */
    static Modifiers onHex(GladiatorsState state, PowerUse use, int range, Modifiers aim) {
        boolean close = use.way().range().isFar()
                && (range == 1 || use.user().movement().steppedBack());
        return own(state, use, range, close, aim);
    }

    private static Modifiers own(GladiatorsState state, PowerUse use, int range, boolean close, Modifiers aim) {
        Gladiator user = use.user();
        boolean near = range >= 1 && range <= NEAR;
        return EnvironmentToHit.on(state, use, range, aim) // GG-HIT-15
                .and("close quarters", close ? AT_CLOSE_QUARTERS : 0)
                .and("prone", user.posture().prone() && near ? PRONE : 0)
                .and("disorientated", user.posture().disorientated() ? DISORIENTATED : 0)
                .and("held", range >= 1 && Restraint.isHeld(state, user) ? HELD : 0); // GG-HIT-19
    }

    /** Far attacks at one hex, after a step back, or at somebody whom a friend engages: once. Ledger: GG-AMB-32. */
    private static boolean isAtCloseQuarters(GladiatorsState state, PowerStrike strike) {
        if (!strike.use().way().range().isFar()) {
            return false;
        }
        return strike.range() == 1
                || strike.user().movement().steppedBack()
                || !strike.isArea() && Engagement.byFriendsOf(state, strike.user(), strike.target());
    }

    /** Hard cover helps against what is Direct. Ledger: GG-HIT-14. */
    static int cover(GladiatorsState state, PowerStrike strike) {
        if (!strike.use().way().is(Targeting.DIRECT) || strike.use().has(IgnoresWalls.class)) {
            return 0;
        }
        return new LineOfFire(state.map(), state.walls())
                .cover(strike.from(), strike.target().position().spot())
                .map(cover -> cover.penalty())
                .orElse(0);
    }

    /** Leaping past somebody in the air, or having teleported up to strike. Ledger: GG-HIT-17. */
    private static boolean isInPassing(PowerStrike strike) {
        if (!strike.user().position().isAirborne()
                || strike.user().movement().last().isEmpty()) {
            return false;
        }
        return switch (strike.user().movement().last().get()) {
            case "leap" -> strike.target().position().isAirborne();
            case "teleport" -> true;
            default -> false;
        };
    }

    private static int adapted(PowerStrike strike) {
        return AdaptsRule.applies(strike)
                ? strike.user()
                        .adaptations()
                        .toHit(strike.use().power().place(), strike.target().id())
                : 0;
    }
}
