package arbiter.interpreters.wire;

import arbiter.content.yaml.EnumWords;
import arbiter.kernel.Decider;
import arbiter.kernel.Pointer;
import arbiter.kernel.ReachOutline;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import java.util.List;
import java.util.Optional;

/** A question for programs; whether it is the viewer's is told only at a table of the server. */
public record RequestJson(
        String id,
        String unit,
        String name,
        String label,
        String prompt,
        String kind,
        int least,
        int most,
        boolean main,
        List<String> fallback,
        List<Option> options,
        Optional<Boolean> quiet,
        Optional<Boolean> free,
        Optional<Boolean> yours,
        Optional<String> moment,
        Optional<Reach> reach,
        Optional<Purse> purse,
        Optional<List<Spared>> spared) {

    /** The question under that id, asked of somebody in that view. */
    public static RequestJson of(String id, Request<?> request, View view, Optional<Boolean> yours) {
        return of(id, request, view, yours, Optional.empty());
    }

    /** The same as one of several that are asked at one moment, which goes by the id of the first of them. */
    public static RequestJson of(
            String id, Request<?> request, View view, Optional<Boolean> yours, Optional<String> moment) {
        return new RequestJson(
                id,
                request.decider().id(),
                name(request.decider(), view),
                request.label(),
                request.prompt(),
                EnumWords.of(request.kind()),
                request.least(),
                request.most(),
                request.command(),
                request.fallbackIds(),
                request.options().stream()
                        .map(option -> Option.of(option, request.whom(option)))
                        .toList(),
                ViewJson.flag(request.quiet()),
                ViewJson.flag(request.free()),
                yours,
                moment,
                request.reach().map(Reach::of),
                request.purse().map(Purse::of),
                present(request.spared().stream()
                        .map(one -> new Spared(one.unit(), one.why()))
                        .toList()));
    }

    private static <T> Optional<List<T>> present(List<T> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list);
    }

    /** What whoever decides is called. */
    public static String name(Decider decider, View view) {
        return view.unit(decider.id())
                .map(View.Unit::name)
                .orElse(decider.isGamemaster() ? "Gamemaster" : decider.id());
    }

    /**
     * An option: the unit or place it points at, the area it would strike and what it does not get at, the units it could be meant for,
     * whether it lets the question pass, what comes of it, and whether it can be bought more than once.
     */
    public record Option(
            String id,
            String text,
            List<Cost> costs,
            Optional<String> unit,
            Optional<String> place,
            Optional<List<String>> area,
            Optional<List<Gap>> gaps,
            Optional<List<String>> whom,
            Optional<Boolean> declines,
            Optional<String> note,
            Optional<Boolean> repeats) {

        public static Option of(arbiter.kernel.Option option) {
            return of(option, List.of());
        }

        static Option of(arbiter.kernel.Option option, List<String> whom) {
            Optional<Pointer> pointer = option.pointer();
            return new Option(
                    option.id(),
                    option.text(),
                    Cost.of(option.costs()),
                    pointer.flatMap(at -> at instanceof Pointer.Unit unit ? Optional.of(unit.id()) : Optional.empty()),
                    pointer.flatMap(
                            at -> at instanceof Pointer.Place place ? Optional.of(place.at()) : Optional.empty()),
                    present(option.area()),
                    present(option.gaps().stream()
                            .map(gap -> new Gap(gap.why(), gap.at()))
                            .toList()),
                    present(whom),
                    ViewJson.flag(option.declines()),
                    Optional.of(option.note()).filter(note -> !note.isEmpty()),
                    ViewJson.flag(option.repeats()));
        }
    }

    /** What an option costs. */
    public record Cost(String what, int amount) {

        static List<Cost> of(List<arbiter.kernel.Cost> costs) {
            return costs.stream()
                    .map(cost -> new Cost(cost.what(), cost.amount()))
                    .toList();
        }
    }

    /** What the options are paid with, what others spend afterwards, the dice it comes from, what cannot be had. */
    public record Purse(List<Cost> left, List<Cost> others, LineJson.Pool roll, List<Lacking> lacking) {

        static Purse of(arbiter.kernel.Purse purse) {
            return new Purse(
                    Cost.of(purse.left()),
                    Cost.of(purse.others()),
                    LineJson.Pool.of(purse.roll()),
                    purse.lacking().stream()
                            .map(one -> new Lacking(one.text(), Cost.of(one.costs()), one.why()))
                            .toList());
        }
    }

    /** Something that cannot be bought now, what it would cost, and why not. */
    public record Lacking(String text, List<Cost> costs, String why) {}

    /** An enemy whom none of the options can be aimed at, and why. */
    public record Spared(String unit, String why) {}

    /** Places that an option does not get at though they are not too far, and why. */
    public record Gap(String why, List<String> at) {}

    /** How far freely chosen places reach: the outline in closed rings, and the shortest ways by where they turn. */
    public record Reach(double most, List<List<String>> rings, List<Turn> turns, Grid grid) {

        static Reach of(ReachOutline outline) {
            return new Reach(
                    outline.most(),
                    outline.rings(),
                    outline.turns().stream()
                            .map(turn -> new Turn(turn.at(), turn.length(), turn.before()))
                            .toList(),
                    new Grid(
                            outline.grid().corner(),
                            outline.grid().step(),
                            outline.grid().rows()));
        }
    }

    /** A place where ways turn, how long the way is up to there, and the turn before it. */
    public record Turn(String at, double length, int before) {}

    /** For points in rows, the last turn on the way there as a letter. */
    public record Grid(String corner, double step, List<String> rows) {}

    /** Something that may be done without being asked. */
    public record Call(String unit, String name, Option option, Optional<Boolean> yours) {

        public static Call of(arbiter.kernel.Call call, View view, Optional<Boolean> yours) {
            return new Call(
                    call.decider().id(), RequestJson.name(call.decider(), view), Option.of(call.option()), yours);
        }
    }
}
