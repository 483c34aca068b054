package arbiter.games.gladiators.power;

import arbiter.games.gladiators.sheet.Frequency;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.Severity;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Somebody with a Super Form who has not changed yet: half of the powers are missing, or all but what ordinary people can do,
 * or besides one counts as a minor character. Ledger: GG-AD-092, GG-TRN-11, GG-AMB-102.
 */
public final class SuperForm {

    private static final String TRAIT = "super-form";

    private SuperForm() {}

    public static Optional<TakenTrait> of(Gladiator unit) {
        return unit.profile().traits().stream()
                .filter(taken ->
                        taken.trait().isPresent() && taken.trait().get().id().equals(TRAIT))
                .findFirst();
    }

    /** Which powers the ordinary form lacks: half of them, rounded up, or all; what is Conventional stays. */
    private static List<Integer> lacking(Gladiator unit, Severity severity) {
        List<Integer> special = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            if (power.whole().source().filter(PowerSource.CONVENTIONAL::equals).isEmpty()) {
                special.add(power.place());
            }
        }
        return severity == Severity.MINOR ? special.subList(special.size() / 2, special.size()) : special;
    }

    /** Somebody is in one form or the other. */
    public record FormChanged(String unit, boolean ordinary) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator gladiator = state.unit(unit);
            Severity severity =
                    SuperForm.of(gladiator).flatMap(TakenTrait::severe).orElse(Severity.SIGNIFICANT);
            for (int place : lacking(gladiator, severity)) {
                if (ordinary) {
                    gladiator.set(gladiator.condition().with(place, PowerFault.FORMLESS));
                    Leftovers.end(state, gladiator, active -> active.power() == place);
                } else {
                    gladiator.set(gladiator.condition().without(place, PowerFault.FORMLESS));
                }
            }
            gladiator.set(new BodyForm(ordinary, ordinary && severity == Severity.MAJOR));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, unit, ordinary ? " is in ordinary form" : " has changed into the super form");
        }
    }

    /** Changes form: 1, 2 or 4 actions in a row by how often it comes up. */
    public record ChangeFormAct(int actions, boolean ordinary) implements GladiatorAct {

        private static final int RARE = 1;
        private static final int COMMON = 2;
        private static final int FREQUENT = 4;

        public static void offer(Gladiator unit, List<GladiatorAct> menu) {
            if (!unit.form().ordinary()) {
                return; // nobody changes back in a fight
            }
            Frequency often = of(unit).flatMap(TakenTrait::often).orElse(Frequency.COMMON);
            menu.add(new ChangeFormAct(
                    switch (often) {
                        case RARE -> RARE;
                        case COMMON -> COMMON;
                        case FREQUENT -> FREQUENT;
                    },
                    false));
        }

        @Override
        public String id() {
            return "change-form";
        }

        @Override
        public String text() {
            return "Change into the super form";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            play.emit(new FormChanged(unit.id(), ordinary));
        }
    }
}
