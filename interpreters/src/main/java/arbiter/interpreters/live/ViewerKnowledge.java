package arbiter.interpreters.live;

import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table that waits, as one viewer may know it: what they see, are asked, may call for, and whom they wait for. */
final class ViewerKnowledge<S extends State<S>> {

    private final Game<S> game;
    private final Run<S> run;
    private final Viewer viewer;
    private final S known;

    ViewerKnowledge(Game<S> game, Run<S> run, Viewer viewer) {
        this.game = game;
        this.run = run;
        this.viewer = viewer;
        this.known = game.known(run.state(), viewer);
    }

    private boolean isWhole() {
        return known == run.state();
    }

    private HiddenUnitFilter veil() {
        return HiddenUnitFilter.of(game, run.state());
    }

    List<OpenRequest> open() {
        return run.open().stream()
                .filter(open -> viewer.answersFor(open.request().decider()))
                .map(open -> new OpenRequest(open.id(), open.slot(), offered(open)))
                .toList();
    }

    Optional<KnownStep<S>> step(OpenRequest open) {
        return KnownStep.of(game, run.asking(real(open)), viewer);
    }

    private OpenRequest real(OpenRequest open) {
        return run.open().stream()
                .filter(candidate -> candidate.id().equals(open.id()))
                .findFirst()
                .orElseThrow(() -> new Refused("request " + open.id() + " is not open"));
    }

    /** Where the step cannot be run on what the viewer knows, all that is left is to name nobody who is hidden. */
    Request<?> offered(OpenRequest open) {
        KnownStep.Real<S> asking = run.asking(open);
        if (KnownStep.knowsAll(game, asking, viewer)) {
            return veil().request(open.request(), viewer);
        }
        Optional<Request<?>> asked = KnownStep.partly(game, asking, viewer).map(KnownStep::request);
        return asked.orElseGet(() -> veil().request(open.request(), viewer));
    }

    /** Whether the viewer may know that this is asked. */
    boolean includes(OpenRequest open) {
        Decider decider = open.request().decider();
        return viewer.answersFor(decider)
                || !open.request().secret() && (isWhole() || !veil().hides(decider.id(), viewer));
    }

    List<Decider> waitingFor() {
        List<Decider> deciders = new ArrayList<>();
        for (OpenRequest open : run.open()) {
            if (includes(open)) {
                deciders.add(open.request().decider());
            } else if (veil().hides(open.request().decider().id(), viewer)) {
                deciders.addAll(next());
            }
        }
        return deciders.stream().distinct().toList();
    }

    private List<Decider> next() {
        Optional<NextQuestion<S>> next = meanwhile();
        if (next.isPresent() && !next.get().asked().isEmpty()) {
            return next.get().asked();
        }
        return game.glance(known, viewer).units().stream()
                .filter(View.Unit::active)
                .map(unit -> Decider.unit(unit.id()))
                .toList();
    }

    /** While somebody acts whom the viewer may not know of, the table goes on without them. */
    private Optional<NextQuestion<S>> meanwhile() {
        if (isWhole()) {
            return Optional.empty();
        }
        HiddenUnitFilter veil = veil();
        boolean hiddenTurn = !run.open().isEmpty()
                && run.open().stream()
                        .allMatch(open -> veil.hides(open.request().decider().id(), viewer))
                && game.glance(run.state(), Viewer.GAMEMASTER).units().stream()
                        .filter(View.Unit::active)
                        .allMatch(unit -> veil.hides(unit.id(), viewer));
        return hiddenTurn ? NextQuestion.after(game, known.copy()) : Optional.empty();
    }

    /** What each of them sees; from whom nothing is kept, for those the table is drawn together. */
    static <S extends State<S>> Map<Viewer, View> views(Game<S> game, Run<S> run, List<Viewer> viewers) {
        Map<Viewer, View> views = new HashMap<>();
        List<Viewer> together = new ArrayList<>();
        for (Viewer viewer : viewers) {
            ViewerKnowledge<S> knowledge = new ViewerKnowledge<>(game, run, viewer);
            if (knowledge.isWhole()) {
                together.add(viewer);
            } else {
                views.put(viewer, knowledge.view());
            }
        }
        HiddenUnitFilter veil = HiddenUnitFilter.of(game, run.state());
        List<View> drawn = game.views(run.state(), together);
        for (int i = 0; i < drawn.size(); i++) {
            views.put(together.get(i), veil.view(drawn.get(i), together.get(i)));
        }
        return views;
    }

    View view() {
        if (isWhole()) {
            return veil().view(game.view(known, viewer), viewer);
        }
        return game.view(meanwhile().map(NextQuestion::state).orElse(known), viewer);
    }

    /** What each of them may call for; from whom nothing is kept, for those it is worked out once. */
    static <S extends State<S>> Map<Viewer, List<Call>> calls(Game<S> game, Run<S> run, List<Viewer> viewers) {
        Map<Viewer, List<Call>> calls = new HashMap<>();
        Optional<List<Call>> whole = Optional.empty();
        for (Viewer viewer : viewers) {
            ViewerKnowledge<S> knowledge = new ViewerKnowledge<>(game, run, viewer);
            if (whole.isEmpty() && knowledge.isWhole() && run.takesCalls()) {
                whole = Optional.of(game.calls(run.state()));
            }
            calls.put(viewer, knowledge.isWhole() ? knowledge.calls(whole.orElse(List.of())) : knowledge.calls());
        }
        return calls;
    }

    List<Call> calls() {
        return run.takesCalls() ? calls(game.calls(known)) : List.of();
    }

    private List<Call> calls(List<Call> there) {
        HiddenUnitFilter veil = veil();
        return there.stream()
                .filter(call -> viewer.answersFor(call.decider()))
                .filter(call -> !isWhole() || veil.offers(call.option(), viewer))
                .toList();
    }
}
