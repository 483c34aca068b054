package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.PowerEffect;
import java.util.List;
import java.util.OptionalInt;

/**
 * A power that lasts on somebody: what was manifested and by whom, in which turn of the table, with how many ranks in
 * Discipline and how many net successes. It ends with the psyker's turn in that round, unless it is concentrated on; what
 * it holds in place is let go when the psyker's turn in another round begins. Ledger: NAR-PSY-8.
 */
public record OngoingPower(
        PowerChoice choice,
        String psyker,
        int since,
        int ranks,
        int netSuccess,
        int untilRound,
        OptionalInt heldUntil) {

    /** Whether one of its effects does that just now. */
    public boolean has(Class<? extends EffectTrait> trait) {
        for (EffectTrait one : choice.traits()) {
            if (trait.isInstance(one)) {
                return !(one instanceof HoldEffect) || heldUntil.isPresent();
            }
        }
        return false;
    }

    /** Whether it is the very power that somebody manifested in that turn. */
    boolean isFrom(String who, int turn) {
        return psyker.equals(who) && since == turn;
    }

    OngoingPower sustained() {
        return new OngoingPower(choice, psyker, since, ranks, netSuccess, untilRound + 1, heldUntil);
    }

    OngoingPower letGo() {
        return new OngoingPower(choice, psyker, since, ranks, netSuccess, untilRound, OptionalInt.empty());
    }

    /** {@code Barrier with Add Defence}. */
    public String name() {
        List<String> effects = choice.effects().stream()
                .filter(effect -> effect.farther() == 0 && effect.targets() == 0)
                .map(PowerEffect::name)
                .distinct()
                .toList();
        String power = choice.power().name();
        return effects.isEmpty() ? power : power + " with " + String.join(" and ", effects);
    }
}
