package arbiter.interpreters.situation;

import arbiter.interpreters.live.OpenRequest;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.guide.PrimerCard;
import java.util.List;
import java.util.Optional;

/**
 * What the picture of a primer's card shows: an encounter at its first question for a command, as whoever is asked sees it.
 * Always the same one, as its dice come from one seed.
 */
public record PrimerScene<S extends State<S>>(View view, Optional<OpenRequest> asked, List<String> chosen) {

    private static final long SEED = 1;

    /** What the card names and the game has not is refused. */
    public static <S extends State<S>> PrimerScene<S> of(Rulebook<S> book, PrimerCard card) {
        Encounter encounter = book.encounters().stream()
                .filter(one -> one.id().equals(card.encounter()))
                .findFirst()
                .orElseThrow(() -> missing(card, "encounter", card.encounter()));
        SituationTable<S> run = SituationTable.of(book, encounter.situation(), SEED);
        run.play(0);
        Optional<OpenRequest> asked = run.commandRequest();
        View view = run.table().view(viewer(run, asked));
        card.unit().filter(unit -> view.unit(unit).isEmpty()).ifPresent(unit -> {
            throw missing(card, "unit", unit);
        });
        return new PrimerScene<>(view, asked, chosen(card, asked));
    }

    /** Everybody on the side of whoever is asked. */
    private static Viewer viewer(SituationTable<?> run, Optional<OpenRequest> asked) {
        View all = run.table().view(Viewer.GAMEMASTER);
        Optional<String> side = asked.map(open -> open.request().decider())
                .filter(decider -> !decider.isGamemaster())
                .map(Decider::id)
                .flatMap(all::unit)
                .map(View.Unit::side);
        return side.map(own -> Viewer.player(all.units().stream()
                        .filter(unit -> unit.side().equals(own))
                        .map(View.Unit::id)
                        .toArray(String[]::new)))
                .orElse(Viewer.GAMEMASTER);
    }

    private static List<String> chosen(PrimerCard card, Optional<OpenRequest> asked) {
        return card.option()
                .map(start -> asked.stream()
                        .flatMap(open -> open.request().options().stream())
                        .map(Option::id)
                        .filter(id -> id.startsWith(start))
                        .findFirst()
                        .orElseThrow(() -> missing(card, "option", start)))
                .map(List::of)
                .orElse(List.of());
    }

    private static Refused missing(PrimerCard card, String what, String word) {
        return new Refused("card '" + card.title() + "' of the primer: there is no " + what + " '" + word + "' in "
                + card.encounter());
    }
}
