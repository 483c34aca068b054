package arbiter.server.table;

import arbiter.content.Nearest;
import arbiter.content.json.Json;
import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Budget;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Goal;
import arbiter.interpreters.preview.Policy;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.preview.Until;
import arbiter.interpreters.preview.WhatIf;
import arbiter.interpreters.wire.OutlookJson;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.server.shared.Recent;
import arbiter.server.shared.RequestRefused;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Odds before they are rolled, as the protocol asks for them. They are set up under the table's lock and run outside. */
final class OddsQueries {

    private static final List<String> POLICIES = List.of("default", "best", "none");
    private static final int REMEMBERED = 256;

    /** What is asked: the odds of some options, or of each of several lists of options. */
    private record Question(
            String request,
            Optional<List<String>> options,
            Optional<List<List<String>>> each,
            Optional<String> policy,
            Optional<String> goal,
            Optional<String> until,
            Optional<Boolean> answered,
            Optional<Map<String, String>> with) {

        private List<String> optionsAlone() {
            return options.orElseThrow(
                    () -> new RequestRefused(RequestRefused.Code.MALFORMED, "'options' is missing", "preview.options"));
        }
    }

    /** How it is asked, for each of the answers. */
    private record Asked(
            Policy policy, Optional<String> goal, Until until, boolean answered, Map<String, String> with) {}

    /** What an outlook depends on; within the same journal everything else is the same. */
    private record Key(int journal, String request, List<String> options, Asked asked, Sight.Shared by) {}

    /** An outlook, and whether it was asked for alone, with more ways and samples than as one of many. */
    private record Known(ObjectNode outlook, boolean alone) {

        boolean answers(boolean askedAlone) {
            return alone || !askedAlone || outlook.path("complete").asBoolean();
        }
    }

    private final Map<Key, Known> remembered = new Recent<>(REMEMBERED);

    /** Makes everything ready; what is returned may run without the table. */
    <S extends State<S>> Supplier<ObjectNode> of(LoadedTable<S> loaded, Sight sight, JsonNode node) {
        Question question = CommandReader.read(node, Question.class, "preview");
        Asked how = new Asked(
                policy(question),
                question.goal(),
                until(question),
                question.answered().orElse(false),
                forThisAct(loaded, sight, question.with().orElse(Map.of())));
        OpenRequest open = new GameMoves<>(loaded).open(sight.viewer(), question.request());
        if (question.each().isEmpty()) {
            return one(loaded, open, question.optionsAlone(), how, sight, new Budget(1));
        }
        List<Supplier<ObjectNode>> all = new ArrayList<>();
        Budget budget = new Budget(question.each().get().size());
        question.each().get().forEach(options -> all.add(one(loaded, open, options, how, sight, budget)));
        int journal = loaded.table().journal().size();
        return () -> {
            ObjectNode previews = JsonNodeFactory.instance.objectNode();
            var list = previews.putArray("previews");
            for (Supplier<ObjectNode> preview : all) {
                if (loaded.table().journal().size() != journal) {
                    throw new RequestRefused(
                            RequestRefused.Code.NOT_OPEN, "the game has gone on; ask again", "preview.request");
                }
                list.add(preview.get());
            }
            return previews;
        };
    }

    /** What the viewer asks about, over what they have said for the act that goes on. */
    private static Map<String, String> forThisAct(LoadedTable<?> loaded, Sight sight, Map<String, String> asked) {
        ActAnswers said = loaded.table().standing().act();
        return said.by().equals(sight.viewer()) ? said.and(asked).answers() : Map.copyOf(asked);
    }

    private static Policy policy(Question asked) {
        String word = asked.policy().orElse("default");
        if (!POLICIES.contains(word)) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, Nearest.unknown("policy", word, POLICIES), "preview.policy");
        }
        return Policy.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static Until until(Question asked) {
        try {
            return Until.read(asked.until().orElse("act"));
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, refused.getMessage(), "preview.until");
        }
    }

    private <S extends State<S>> Supplier<ObjectNode> one(
            LoadedTable<S> loaded, OpenRequest open, List<String> options, Asked asked, Sight sight, Budget budget) {
        Key key = new Key(loaded.table().journal().size(), open.id(), options, asked, sight.shared());
        try {
            if (options.size() == 1) {
                open.request().accept(options.get(0));
            } else {
                open.request().acceptSome(options);
            }
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.NOT_OFFERED, refused.getMessage(), "preview.options");
        }
        View view = loaded.table().view(sight.viewer());
        Preview<S> preview = Preview.of(loaded.table(), open, options)
                .seenBy(sight.viewer())
                .choosing(asked.policy())
                .until(asked.until())
                .asking(new WhatIf(asked.with()));
        asked.goal().ifPresent(goal -> preview.towards(goal(goal, view, preview.side())));
        return () -> known(key, budget.isForOne(), () -> {
            Forecast forecast = preview.forecast(budget.spend(preview));
            if (asked.answered() && preview.mayBeAnswered(forecast.outlook())) {
                forecast = forecast.withAnswered(budget.spendAnswered(preview));
            }
            return (ObjectNode) Json.sparse().tree(OutlookJson.of(forecast, view));
        });
    }

    private static Goal goal(String text, View view, String side) {
        try {
            return Goal.read(text, view, side);
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, refused.getMessage(), "preview.goal");
        }
    }

    private ObjectNode known(Key key, boolean alone, Supplier<ObjectNode> work) {
        synchronized (remembered) {
            Known known = remembered.get(key);
            if (known != null && known.answers(alone)) {
                return known.outlook();
            }
        }
        ObjectNode fresh = work.get();
        synchronized (remembered) {
            remembered.put(key, new Known(fresh, alone));
        }
        return fresh;
    }
}
