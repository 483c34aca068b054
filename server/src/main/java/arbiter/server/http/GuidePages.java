package arbiter.server.http;

import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.guide.Advice;
import arbiter.rulebook.guide.FirstFight;
import arbiter.rulebook.guide.Hint;
import arbiter.rulebook.guide.LessonStep;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What a page tells people about a game at the table: the steps of its first fight, and hints. */
final class GuidePages {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final GameCatalog games;

    GuidePages(GameCatalog games) {
        this.games = games;
    }

    ObjectNode of(String game) {
        Rulebook<?> book = games.book(game);
        ObjectNode guide = NODES.objectNode().put("game", book.id()).put("name", book.name());
        book.firstFight().ifPresent(fight -> guide.set("firstFight", firstFight(book, fight)));
        ArrayNode hints = guide.putArray("hints");
        book.hints().forEach(hint -> hints.add(hint(hint)));
        return guide;
    }

    private static ObjectNode firstFight(Rulebook<?> book, FirstFight fight) {
        Situation situation = fight.encounter().situation();
        ObjectNode told = NODES.objectNode()
                .put("encounter", fight.encounter().id())
                .put("title", situation.title())
                .put("text", situation.text());
        situation.sides().keySet().forEach(told.putArray("sides")::add);
        ArrayNode steps = told.putArray("steps");
        fight.lesson().steps().forEach(step -> steps.add(step(step)));
        ArrayNode advice = told.putArray("advice");
        fight.lesson().advice().forEach(one -> advice.add(advice(one)));
        book.encounter(fight.lesson().then())
                .ifPresent(next -> told.set("then", encounter(next.situation(), next.id())));
        return told;
    }

    private static ObjectNode encounter(Situation situation, String id) {
        ObjectNode told = NODES.objectNode().put("encounter", id).put("title", situation.title());
        situation.sides().keySet().forEach(told.putArray("sides")::add);
        return told;
    }

    private static ObjectNode step(LessonStep step) {
        ObjectNode told = NODES.objectNode()
                .put("title", step.title())
                .put("text", step.text())
                .put("done", step.done())
                .put("theirs", step.theirs());
        step.ask().ifPresent(ask -> told.put("ask", ask));
        step.option().ifPresent(option -> told.put("option", option));
        return told;
    }

    private static ObjectNode advice(Advice advice) {
        ObjectNode told = NODES.objectNode().put("ask", advice.ask()).put("text", advice.text());
        advice.option().ifPresent(option -> told.put("option", option));
        return told;
    }

    private static ObjectNode hint(Hint hint) {
        ObjectNode told = NODES.objectNode()
                .put("id", hint.id())
                .put("title", hint.title())
                .put("text", hint.text())
                .put("rule", hint.rule());
        hint.ask().ifPresent(ask -> told.put("ask", ask));
        hint.event().ifPresent(event -> told.put("event", event));
        hint.condition().ifPresent(condition -> told.put("condition", condition));
        return told;
    }
}
