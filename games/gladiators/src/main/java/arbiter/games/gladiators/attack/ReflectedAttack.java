package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.ability.DamagingAttack;
import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.ProtectingAbility.Share;
import arbiter.games.gladiators.ability.Reflection;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.result.Threat;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Damaging Attack that hit somebody with Reflection and did no harm is made anew by that one: at the Level it struck
 * with, by the new user's aim, from where that one stands. Nothing of it lasts, and nothing is paid for it. Ledger:
 * GG-RFL-1, GG-AB-34, GG-AMB-15, section 5.2, step 9.8.
 */
public final class ReflectedAttack {

    private static final PlainOption NOBODY = PlainOption.passing("nobody", "At nobody");

    private ReflectedAttack() {}

    /** After an attack that caused no hit. */
    public static void offer(Play<GladiatorsState> play, PowerStrike strike) {
        Gladiator unit = strike.target();
        if (!strike.use().occasion().mayBeReflected()
                || unit == strike.user()
                || !unit.isInAction()
                || unit.isHindered()
                || !isReflected(play.state(), strike)) {
            return;
        }
        PowerUse use = strike.use().thrownBack(unit, strike.level());
        if (strike.isArea()) {
            over(play, use, strike.area().get().template());
        } else {
            at(play, use);
        }
    }

    /** Whether a Reflection that works is meant for such an attack. */
    private static boolean isReflected(GladiatorsState state, PowerStrike strike) {
        if (!(strike.use().kind() instanceof DamagingAttack)) {
            return false;
        }
        Threat threat = Threat.of(strike, Effect.DAMAGE);
        for (RunningPower running : Running.on(state, strike.target(), Reflection.class)) {
            Reflection kind = (Reflection) running.kind();
            if (kind.share(running.way().form(), threat.incoming()) != Share.NONE
                    && kind.stops(running.way().form(), strike.use().way())
                    && running.level(state).total() > 0) {
                return true;
            }
        }
        return false;
    }

    private static void at(Play<GladiatorsState> play, PowerUse use) {
        Gladiator user = use.user();
        List<Option> options = new ArrayList<>();
        for (Gladiator target : PowerTargets.opponents(play.state(), user, use.way())) {
            options.add(new UnitOption<>(target));
        }
        if (options.isEmpty()) {
            return;
        }
        options.add(NOBODY);
        Option answer = play.choose(Request.one(user.decider(), "reflect.target", options)
                .asking(() ->
                        "At whom does " + user.name() + " throw " + use.power().title() + " back?")
                .otherwise(options.get(0)));
        if (answer == NOBODY) {
            return;
        }
        Gladiator target = play.state().unit(answer.id());
        if (!LethalBounds.permit(play, use, target)) {
            return;
        }
        PowerUse meant = use.declaring(use.declared().lethal(LethalBounds.isLethal(play, use, target)));
        play.emit(new AttackReflected(user.id(), use.power().title(), Optional.of(target.id())));
        AttackSequence.madeAnew(play, meant, target);
    }

    /** An Area stays one: it is laid anew, and everybody in it is a target. */
    private static void over(Play<GladiatorsState> play, PowerUse use, AreaTemplate template) {
        GladiatorsState state = play.state();
        Gladiator user = use.user();
        if (AreaAct.templates(state, use).isEmpty() || !AreaAct.canCatch(state, use, template)) {
            return;
        }
        YesNo answer = play.choose(Request.one(user.decider(), "reflect.area", YesNo.BOTH)
                .asking(() -> "Does " + user.name() + " throw " + use.power().title() + " back?")
                .otherwise(YesNo.YES));
        if (answer == YesNo.NO) {
            return;
        }
        play.emit(new AttackReflected(user.id(), use.power().title(), Optional.empty()));
        Optional<PlacedArea> placed = AreaPlacing.resolve(play, use, template, Optional.empty());
        if (placed.isPresent()) {
            boolean speculative = AreaPlacing.isSpeculative(state, use, placed.get());
            AreaSequence.madeAnew(play, use, placed.get(), speculative);
        }
    }

    /** Somebody throws an attack back, at somebody or over an Area. */
    public record AttackReflected(String user, String power, Optional<String> target) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            Line.Builder line = tell(state, user).words(" throws " + power + " back");
            return target.isEmpty()
                    ? line.line()
                    : line.words(" at ")
                            .unit(target.get(), state.unit(target.get()).name())
                            .line();
        }
    }
}
