package arbiter.cli.play;

import arbiter.cli.json.DeprecatedKeys;
import arbiter.cli.json.Json;
import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.wire.EditJson;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Call;
import arbiter.kernel.Ending;
import arbiter.kernel.View;
import arbiter.rulebook.edit.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shows a table to a program: one JSON object on a line for everything there is to see. */
public final class JsonScreen implements Screen {

    private final Terminal terminal;

    public JsonScreen(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void state(View view) {
        print("state", Json.object().with("state", DeprecatedKeys.view(view)));
    }

    @Override
    public void happened(List<LoggedEvent> events) {
        if (!events.isEmpty()) {
            print("log", Json.object().with("log", events.stream().map(DeprecatedKeys::line)));
        }
    }

    @Override
    public void onlyFor(String unit) {
        print("only-for", Json.object().with("unit", unit));
    }

    @Override
    public void forEverybody() {
        print("for-everybody", Json.object());
    }

    @Override
    public void question(OpenRequest open, View view, List<Prospect> prospects) {
        RequestJson json = RequestJson.of(open.id(), open.request(), view, Optional.empty());
        List<Json.Fields> options = new ArrayList<>();
        for (int i = 0; i < json.options().size(); i++) {
            Json.Fields option = DeprecatedKeys.option(json.options().get(i));
            options.add(
                    i < prospects.size()
                            ? option.withPresent(
                                    "chance", prospects.get(i).main().map(JsonScreen::chance))
                            : option);
        }
        print("question", DeprecatedKeys.request(json, open.request(), options));
    }

    /** Until it is dropped, {@code p} says the same as {@code chance}. */
    private static Json.Fields chance(Prospect.Main main) {
        Json.Fields chance = Json.object()
                .with("name", main.name())
                .with("chance", main.probability())
                .with("p", main.probability());
        return main.margin() == 0 ? chance : chance.with("margin", main.margin());
    }

    @Override
    public void unasked(int count) {
        if (count > 0) {
            print("unasked", Json.object().with("count", count));
        }
    }

    @Override
    public void calls(List<Call> calls, View view) {
        List<Json.Fields> list = new ArrayList<>();
        for (Call call : calls) {
            RequestJson.Call json = RequestJson.Call.of(call, view, Optional.empty());
            list.add(Json.object().withAll(json).with("option", DeprecatedKeys.option(json.option())));
        }
        print("calls", Json.object().with("calls", list));
    }

    @Override
    public <S> void edits(List<Edit<S>> edits) {
        print("edits", Json.object().with("edits", edits.stream().map(EditJson::of)));
    }

    @Override
    public void outlook(String option, Forecast forecast, View view) {
        print("odds", DeprecatedKeys.addOutlook(Json.object().with("option", option), forecast, view));
    }

    @Override
    public void note(String text) {
        print("note", Json.object().with("text", text));
    }

    @Override
    public void ended(Ending ending) {
        print("ending", Json.object().with("ending", ViewJson.Ending.of(ending)));
    }

    private void print(String type, Json.Fields fields) {
        Json.printLine(Json.object().with("type", type).withAll(fields), terminal);
    }
}
