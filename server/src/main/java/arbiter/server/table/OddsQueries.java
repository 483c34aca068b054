package arbiter.server.table;

import arbiter.content.Nearest;
import arbiter.content.json.Json;
import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.StandingOrders;
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
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
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

    /** How it is asked, for each of the answers; the best answers of others are looked for only if that is asked. */
    private record Asked(Policy policy, Optional<String> goal, Until until, Map<String, String> with) {}

    /** What an outlook depends on; within the same journal everything else is the same. */
    private record Key(int journal, String request, List<String> options, Asked asked, Sight.Shared by) {}

    /**
     * An outlook, whether the best answers of others have been looked for, and whether it was asked for alone, with more
     * ways and samples than as one of many.
     */
    private record Known(Forecast forecast, boolean answered, boolean alone) {

        boolean answers(boolean askedAlone) {
            return alone || !askedAlone || forecast.outlook().complete();
        }
    }

    /** One preview that is ready to run, and who will see it. */
    private record Prepared(Key key, Preview<?> preview, View view) {}

    private final Map<Key, Known> remembered = new Recent<>(REMEMBERED);

    /** Makes everything ready; what is returned may run without the table. */
    <S extends State<S>> Supplier<ObjectNode> of(LoadedTable<S> loaded, Sight sight, JsonNode node) {
        Question question = CommandReader.read(node, Question.class, "preview");
        Asked asked = new Asked(
                policy(question),
                question.goal(),
                until(question),
                forThisAct(loaded, sight, question.with().orElse(Map.of())));
        boolean answered = question.answered().orElse(false);
        OpenRequest open = new GameMoves<>(loaded).open(sight.viewer(), question.request());
        if (question.each().isEmpty()) {
            Prepared one = prepare(loaded, open, question.optionsAlone(), asked, sight);
            return () -> json(List.of(one), answered, () -> true).get(0);
        }
        List<Prepared> all = question.each().get().stream()
                .map(options -> prepare(loaded, open, options, asked, sight))
                .toList();
        int journal = loaded.table().journal().size();
        return () -> {
            ObjectNode previews = JsonNodeFactory.instance.objectNode();
            previews.putArray("previews")
                    .addAll(json(all, answered, () -> loaded.table().journal().size() == journal));
            return previews;
        };
    }

    /** What the viewer asks about, over what they have said for the act that goes on, over their standing orders. */
    private static Map<String, String> forThisAct(LoadedTable<?> loaded, Sight sight, Map<String, String> asked) {
        StandingOrders standing = loaded.table().standing();
        Map<String, String> answers = new TreeMap<>(standing.asActAnswers(sight.viewer()::answersFor));
        ActAnswers said = standing.act();
        answers.putAll(
                said.by().equals(sight.viewer())
                        ? said.and(sight.viewer(), asked).answers()
                        : asked);
        return Map.copyOf(answers);
    }

    /** All of them without the answers of others first, which are quick to find. */
    private List<ObjectNode> json(List<Prepared> all, boolean answered, BooleanSupplier stillAsked) {
        Budget budget = new Budget(all.size());
        List<Forecast> forecasts = new ArrayList<>();
        for (Prepared one : all) {
            check(stillAsked);
            forecasts.add(unanswered(one, budget));
        }
        List<ObjectNode> told = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            check(stillAsked);
            Forecast forecast = answered ? answered(all.get(i), forecasts.get(i), budget) : forecasts.get(i);
            told.add((ObjectNode)
                    Json.sparse().tree(OutlookJson.of(forecast, all.get(i).view())));
        }
        return told;
    }

    private static void check(BooleanSupplier stillAsked) {
        if (!stillAsked.getAsBoolean()) {
            throw new RequestRefused(
                    RequestRefused.Code.NOT_OPEN, "the game has gone on; ask again", "preview.request");
        }
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

    private static <S extends State<S>> Prepared prepare(
            LoadedTable<S> loaded, OpenRequest open, List<String> options, Asked asked, Sight sight) {
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
        Key key = new Key(loaded.table().journal().size(), open.id(), options, asked, sight.shared());
        return new Prepared(key, preview, view);
    }

    private static Goal goal(String text, View view, String side) {
        try {
            return Goal.read(text, view, side);
        } catch (Refused refused) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, refused.getMessage(), "preview.goal");
        }
    }

    private Forecast unanswered(Prepared one, Budget budget) {
        Known known = recall(one.key());
        if (known != null && known.answers(budget.isForOne())) {
            return known.forecast();
        }
        Forecast fresh = one.preview().forecast(budget.spend(one.preview()));
        remember(one.key(), new Known(fresh, false, budget.isForOne()));
        return fresh;
    }

    private Forecast answered(Prepared one, Forecast forecast, Budget budget) {
        Known known = recall(one.key());
        boolean tried = known != null && known.answered() && known.answers(budget.isForOne());
        if (tried || !forecast.mayBeAnswered()) {
            return forecast;
        }
        Forecast fresh = forecast.withAnswered(budget.spendAnswered(one.preview()));
        remember(one.key(), new Known(fresh, true, budget.isForOne()));
        return fresh;
    }

    private Known recall(Key key) {
        synchronized (remembered) {
            return remembered.get(key);
        }
    }

    private void remember(Key key, Known known) {
        synchronized (remembered) {
            remembered.put(key, known);
        }
    }
}
