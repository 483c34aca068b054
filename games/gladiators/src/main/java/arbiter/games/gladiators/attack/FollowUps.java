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
import java.util.Objects;
import java.util.Optional;

/**
 * What a major character goes on with after a result: another power on the same target, or on somebody else once that one
 * is out; with Speed more than once, with Super Strength as long as nobody has to be walked to. Ledger: GG-FOL-1 to 5,
 * GG-AMB-55.
 */
public final class FollowUps {

    private static final PlainOption STOP = PlainOption.passing("stop", "No follow-up");

    private FollowUps() {}

    /**
     * Between two of them: what was used so far, whether Super Strength was in all of it, who suffered the last result, what
     * comes next, and who was too slow to get out of the way.
     */
    private record Link(
            List<Integer> used,
            boolean strong,
            List<String> targets,
            Optional<FollowUpOption> next,
            List<Reactions> tooSlow) {

        boolean isLast() {
            return targets.isEmpty();
        }

        Link goingOn(FollowUpOption chosen) {
            return new Link(used, strong, targets, Optional.of(chosen), tooSlow);
        }

        Link stopped() {
            return new Link(used, strong, List.of(), Optional.empty(), tooSlow);
        }

        /** What comes next is told by its id: units are not compared. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Link that
                    && strong == that.strong
                    && used.equals(that.used)
                    && targets.equals(that.targets)
                    && tooSlow.equals(that.tooSlow)
                    && next.map(FollowUpOption::id).equals(that.next.map(FollowUpOption::id));
        }

        @Override
        public int hashCode() {
            return Objects.hash(used, strong, targets, next.map(FollowUpOption::id));
        }
    }

    /** After uses that had a result on these; the chain ends with the first that has none. */
    public static void resolve(Play<GladiatorsState> play, List<PowerUse> uses, List<Gladiator> affected) {
        PowerUse first = uses.get(0);
        Gladiator user = first.user();
        if (!user.isMajor() || !first.occasion().mayBeFollowedUp()) {
            return;
        }
        Link last = play.settle(
                "attack.chain",
                new Link(
                        used(List.of(), uses),
                        isStrong(play.state(), uses),
                        opponents(play.state(), user, affected),
                        Optional.empty(),
                        List.of()),
                Link::isLast,
                link -> link.next().isEmpty() ? chosen(play, user, link) : taken(play, user, link));
        last.tooSlow().forEach(reactions -> reactions.late(play)); // 12
    }

    private static List<Integer> used(List<Integer> before, List<PowerUse> uses) {
        List<Integer> used = new ArrayList<>(before);
        uses.forEach(use -> used.add(use.power().place()));
        return used;
    }

    private static boolean isStrong(GladiatorsState state, List<PowerUse> uses) {
        boolean strong = true;
        for (PowerUse use : uses) {
            strong &= StrikeLevel.strength(state, use).isPresent();
        }
        return strong;
    }

    private static List<String> opponents(GladiatorsState state, Gladiator user, List<Gladiator> affected) {
        List<String> opponents = new ArrayList<>();
        for (Gladiator one : affected) {
            if (state.enemies(user, one)) {
                opponents.add(one.id());
            }
        }
        return opponents;
    }

    /** What comes next, if anything can and is wanted. */
    private static Link chosen(Play<GladiatorsState> play, Gladiator user, Link link) {
        if (!user.isInAction() || user.isHindered()) {
            return link.stopped();
        }
        GladiatorsState state = play.state();
        List<Gladiator> targets = new ArrayList<>();
        link.targets().forEach(id -> targets.add(state.unit(id)));
        FollowUpMenu menu = new FollowUpMenu(state, user, targets, link.used(), link.strong(), isLeft(state, user));
        Optional<FollowUpOption> next = choose(play, user, menu.options());
        return next.isPresent() ? link.goingOn(next.get()) : link.stopped();
    }

    private static Link taken(Play<GladiatorsState> play, Gladiator user, Link link) {
        FollowUpOption chosen = link.next().orElseThrow();
        Gladiator target = play.state().unit(chosen.target().id());
        play.emit(new FollowedUp(user.id(), chosen.text()));
        if (chosen.approach().isPresent()) {
            chosen.approach().get().resolve(play, user);
        }
        PowerUse use = PowerUse.plain(user, chosen.power(), chosen.way()).on(UseOccasion.FOLLOW_UP);
        List<PowerUse> now = chosen.template().isPresent()
                ? AttackDeclaration.ofArea(play, use)
                : AttackDeclaration.of(play, use, target);
        boolean strong = link.strong() && chosen.approach().isEmpty() && isStrong(play.state(), now);
        List<Integer> used = used(link.used(), now);
        if (chosen.template().isEmpty()) {
            boolean result = AttackChain.together(play, now, target);
            return new Link(used, strong, result ? List.of(target.id()) : List.of(), Optional.empty(), link.tooSlow());
        }
        AreaOutcome outcome = AreaChain.resolve(play, now, chosen.template().get(), Optional.of(target));
        List<Reactions> tooSlow = new ArrayList<>(link.tooSlow());
        tooSlow.add(outcome.tooSlow());
        return new Link(used, strong, opponents(play.state(), user, outcome.affected()), Optional.empty(), tooSlow);
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
