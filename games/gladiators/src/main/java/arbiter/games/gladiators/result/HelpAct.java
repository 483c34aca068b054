package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.power.Activating;
import arbiter.games.gladiators.power.Lasting;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A power for the user or a friend in reach, without any roll. Ledger: GG-AMB-97, GG-AMB-90, GG-TRN-3. */
public record HelpAct(OwnedPower power, PlainPower way, Gladiator user, Gladiator target) implements PowerAct {

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (isHelpful(way) && UsablePowers.isUsableOnSelf(state, unit, power, way)) {
                    offer(state, PowerUse.plain(unit, power, way), menu);
                }
            }
        }
    }

    private static void offer(GladiatorsState state, PowerUse use, List<GladiatorAct> menu) {
        for (Gladiator target : targets(state, use, UsablePowers.mayAim(use.user()))) {
            menu.add(new HelpAct(use.power(), use.way(), use.user(), target));
        }
    }

    /** Whom it would help in somebody else's turn, which counts against no activation of one's own. Ledger: GG-TRN-3. */
    public static List<Gladiator> quickly(GladiatorsState state, PowerUse use) {
        boolean usable = isHelpful(use.way())
                && !use.user().isHindered()
                && UsablePowers.isUsableOnSelf(state, use.user(), use.power(), use.way());
        return usable ? targets(state, use, true) : List.of();
    }

    public static boolean canHelp(GladiatorsState state, PowerUse use, Gladiator target) {
        return quickly(state, use).contains(target);
    }

    /** Areas are laid by the chapter of attacks; what can only be on its user is activated there. */
    private static boolean isHelpful(PlainPower way) {
        return way.kind() instanceof HelpingAbility && !way.isArea();
    }

    /** The user, and friends in reach unless one target but oneself was chosen already, as far as it helps them. */
    private static List<Gladiator> targets(GladiatorsState state, PowerUse use, boolean others) {
        Gladiator unit = use.user();
        PlainPower way = use.way();
        List<Gladiator> targets = new ArrayList<>(List.of(unit));
        if (others && UsablePowers.isUsable(state, unit, use.power(), way)) {
            for (Gladiator friend : state.friendsOf(unit)) {
                if (PowerTargets.reaches(way, state.range(unit, friend))
                        && !friend.bonds().transformed()) {
                    targets.add(friend);
                }
            }
        }
        targets.removeIf(target -> !((HelpingAbility) use.kind()).helps(state, use, target));
        return targets;
    }

    @Override
    public boolean aimsAtOther() {
        return target != user;
    }

    @Override
    public String verb() {
        return "help";
    }

    @Override
    public String id() {
        return PowerAct.super.id() + ":" + target.id();
    }

    @Override
    public String text() {
        return power.title(way) + " on " + target.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        resolve(play, PowerUse.plain(unit, power, way), target);
    }

    /** One use, in one's own turn or Quick in another's. */
    public static void resolve(Play<GladiatorsState> play, PowerUse plain, Gladiator target) {
        PowerUse use = Activating.declared(play, plain);
        Payment.unaimed(play, use, () -> {
            ((HelpingAbility) use.kind()).help(play, use, target);
            if (use.kind() instanceof StandingAbility || use.way().isPersistent()) {
                Lasting.begin(play, use, target);
            }
        });
    }
}
