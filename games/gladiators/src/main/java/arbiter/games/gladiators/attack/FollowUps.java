package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.Speed;
import arbiter.games.gladiators.attack.AttackEvents.FollowedUp;
import arbiter.games.gladiators.interrupt.QuickWindow.Reactions;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.UseOccasion;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a major character goes on with after a result: another power on the same target, or on somebody else once that one
 * is out; with Speed more than once, with Super Strength as long as nobody has to be walked to. Ledger: GG-FOL-1 to 5,
 * GG-AMB-55.
 */
public final class FollowUps {

    private static final PlainOption STOP = PlainOption.passing("stop", "No follow-up");

    private FollowUps() {}

    /** After uses that had a result on these; the chain ends with the first that has none. */
    public static void resolve(Play<GladiatorsState> play, List<PowerUse> uses, List<Gladiator> affected) {
        List<Reactions> tooSlow = new ArrayList<>();
        chain(play, uses, affected, tooSlow);
        tooSlow.forEach(Reactions::late); // 12
    }

    private static void chain(
            Play<GladiatorsState> play, List<PowerUse> uses, List<Gladiator> affected, List<Reactions> tooSlow) {
        PowerUse first = uses.get(0);
        Gladiator user = first.user();
        if (!user.isMajor() || !first.occasion().mayBeFollowedUp()) {
            return;
        }
        List<Integer> used = new ArrayList<>();
        boolean strong = true;
        for (PowerUse use : uses) {
            used.add(use.power().place());
            strong &= StrikeLevel.strength(play.state(), use).isPresent();
        }
        List<Gladiator> targets = new ArrayList<>(affected);
        targets.removeIf(target -> !play.state().enemies(user, target));
        while (!targets.isEmpty() && user.isInAction() && !user.isHindered()) {
            FollowUpMenu menu = new FollowUpMenu(play.state(), user, targets, used, strong, isLeft(play.state(), user));
            Optional<FollowUpOption> next = choose(play, user, menu.options());
            if (next.isEmpty()) {
                return;
            }
            FollowUpOption chosen = next.get();
            play.emit(new FollowedUp(user.id(), chosen.text()));
            if (chosen.approach().isPresent()) {
                chosen.approach().get().resolve(play, user);
            }
            PowerUse use = PowerUse.plain(user, chosen.power(), chosen.way()).on(UseOccasion.FOLLOW_UP);
            List<PowerUse> now = chosen.template().isPresent()
                    ? AttackDeclaration.ofArea(play, use)
                    : AttackDeclaration.of(play, use, chosen.target());
            strong &= chosen.approach().isEmpty();
            for (PowerUse one : now) {
                used.add(one.power().place());
                strong &= StrikeLevel.strength(play.state(), one).isPresent();
            }
            targets = affected(play, now, chosen, tooSlow);
        }
    }

    private static List<Gladiator> affected(
            Play<GladiatorsState> play, List<PowerUse> uses, FollowUpOption chosen, List<Reactions> tooSlow) {
        if (chosen.template().isPresent()) {
            AreaOutcome outcome =
                    AreaChain.resolve(play, uses, chosen.template().get(), Optional.of(chosen.target()));
            tooSlow.add(outcome.tooSlow());
            List<Gladiator> affected = new ArrayList<>(outcome.affected());
            affected.removeIf(one -> !play.state().enemies(uses.get(0).user(), one));
            return affected;
        }
        return AttackChain.together(play, uses, chosen.target()) ? List.of(chosen.target()) : List.of();
    }

    /** One in a full turn, with Speed active one more for each Level. Ledger: GG-FOL-3. */
    private static boolean isLeft(GladiatorsState state, Gladiator user) {
        int speed = 0;
        for (RunningPower running : Running.on(state, user, Speed.class)) {
            speed = Math.max(speed, running.level(state).total());
        }
        return user.turn().followUps() < 1 + speed;
    }

    private static Optional<FollowUpOption> choose(
            Play<GladiatorsState> play, Gladiator user, List<FollowUpOption> possible) {
        if (possible.isEmpty()) {
            return Optional.empty();
        }
        boolean walks = possible.get(0).approach().isPresent(); // where to stand is nothing to decide for somebody
        List<Option> options = new ArrayList<>(possible);
        options.add(STOP);
        Request<Option> question = Request.one(user.decider(), "attack.follow-up", options)
                .asking(() -> "Does " + user.name() + " make a follow-up?")
                .otherwise(walks ? STOP : options.get(0));
        boolean plain = possible.size() == 1 && !walks;
        Option answer = play.choose(plain ? question.quietly() : question); // nobody forgoes a blow that costs nothing
        return answer instanceof FollowUpOption chosen ? Optional.of(chosen) : Optional.empty();
    }
}
