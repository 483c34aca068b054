package arbiter.testkit;

import arbiter.content.json.Json;
import arbiter.dice.Distribution;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.preview.WhatIf;
import arbiter.interpreters.wire.LineJson;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that a table tells a viewer, message by message as the wire has it, to be compared. */
final class ToldToViewer<S extends State<S>> {

    private static final int OPTIONS = 16;
    private static final int EVENTS = 12;
    private static final long WAYS = 400;
    private static final int SAMPLES = 20;
    private static final Json JSON = Json.sparse();

    private final Table<S> table;
    private final Viewer viewer;
    private final View view;
    private final List<String> messages = new ArrayList<>();

    private ToldToViewer(Table<S> table, Viewer viewer) {
        this.table = table;
        this.viewer = viewer;
        this.view = table.view(viewer);
    }

    private static List<String> log(Table<?> table, Viewer viewer) {
        return table.log(viewer).stream()
                .map(line -> "log " + JSON.write(LineJson.of(line)))
                .toList();
    }

    /** What is seen and who is waited for. */
    static List<String> seen(Table<?> table, Viewer viewer) {
        ToldToViewer<?> told = new ToldToViewer<>(table, viewer);
        told.see();
        return told.messages;
    }

    /** The same with what is asked and may be called for, the log and the ending. */
    static List<String> asked(Table<?> table, Viewer viewer) {
        ToldToViewer<?> told = new ToldToViewer<>(table, viewer);
        told.see();
        told.ask();
        return told.messages;
    }

    /** The same with what every option would lead to and what is said to every place and to answers that are wrong. */
    static <S extends State<S>> List<String> everything(Table<S> table, Viewer viewer, List<String> places) {
        ToldToViewer<S> told = new ToldToViewer<>(table, viewer);
        told.see();
        told.ask();
        for (OpenRequest open : table.open(viewer)) {
            told.foretell(open, places);
        }
        return told.messages;
    }

    private void see() {
        messages.add("view " + JSON.write(ViewJson.of(view)));
        messages.add("waiting for " + table.waitingFor(viewer));
    }

    private void ask() {
        table.open(viewer)
                .forEach(open -> messages.add(
                        "asked " + JSON.write(RequestJson.of("", open.request(), view, Optional.empty()))));
        table.calls(viewer)
                .forEach(call ->
                        messages.add("may call " + JSON.write(RequestJson.Call.of(call, view, Optional.empty()))));
        messages.addAll(log(table, viewer));
        messages.addAll(pictures());
        messages.add("ending " + table.ending());
    }

    /** What was seen after each of the latest events that the viewer may know of. */
    private List<String> pictures() {
        List<LoggedEvent> log = table.log(viewer);
        return log.subList(Math.max(0, log.size() - EVENTS), log.size()).stream()
                .flatMap(event -> table.memory().viewAfter(event.number(), viewer).stream()
                        .map(seen -> "after " + event.text() + " " + event.walk() + " " + seen + " "
                                + table.memory().sheetsAfter(event.number(), viewer)))
                .toList();
    }

    private void foretell(OpenRequest open, List<String> places) {
        Request<?> request = open.request();
        for (List<String> answer : answers(request)) {
            for (Policy policy : Policy.values()) {
                messages.add(policy + " " + answer + " " + outlook(open, answer, policy));
            }
        }
        messages.add("refused " + tried(open, List.of("no-such-option")));
        messages.add("refused " + tried(open, List.of()));
        if (request.free()) {
            places.forEach(place -> messages.add("to " + place + " " + reading(request, place)));
        }
    }

    /** What is seen and offered, as the wire has it. */
    static String words(View view, Request<?> request) {
        return JSON.write(ViewJson.of(view)) + JSON.write(RequestJson.of("", request, view, Optional.empty()));
    }

    static List<List<String>> answers(Request<?> request) {
        return switch (request.kind()) {
            case SOME, ORDER -> List.of(request.fallbackIds());
            default ->
                request.options().stream()
                        .limit(OPTIONS)
                        .map(option -> List.of(option.id()))
                        .toList();
        };
    }

    private String outlook(OpenRequest open, List<String> answer, Policy policy) {
        WhatIf whatIf = new WhatIf(Map.of());
        Outlook outlook = Preview.of(table, open, answer)
                .seenBy(viewer)
                .choosing(policy)
                .asking(whatIf)
                .within(WAYS)
                .sampling(SAMPLES)
                .fast();
        StringBuilder words = new StringBuilder(outlook.complete() + " " + outlook.paths() + " " + outlook.assumes());
        words.append(' ').append(outlook.headlines()).append(' ').append(outlook.sums());
        outlook.chanceNames().forEach(name -> words.append("; ").append(name).append(chances(outlook.held(name))));
        outlook.numberNames().forEach(name -> words.append("; ").append(name).append(chances(outlook.number(name))));
        whatIf.met().forEach(met -> tell(met, words));
        whatIf.answers().forEach(met -> tell(met, words));
        return words.toString();
    }

    private static void tell(WhatIf.Met met, StringBuilder words) {
        words.append("; ")
                .append(met.label())
                .append(' ')
                .append(met.unit())
                .append(' ')
                .append(met.prompt());
        met.options()
                .forEach(option ->
                        words.append(" / ").append(option.id()).append(' ').append(option.text()));
        words.append(met.taken());
    }

    private static String chances(Distribution<?> distribution) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < distribution.size(); i++) {
            words.append(' ').append(distribution.outcome(i)).append(' ').append(distribution.probability(i));
        }
        return words.toString();
    }

    private static String reading(Request<?> request, String place) {
        try {
            Option option = request.accept(place);
            return option.id() + " " + option.text();
        } catch (Refused refused) {
            return refused.getMessage();
        }
    }

    private String tried(OpenRequest open, List<String> answer) {
        try {
            table.answer(viewer, open.id(), answer);
            table.undo();
            return "accepted";
        } catch (Refused refused) {
            return refused.getMessage();
        }
    }
}
